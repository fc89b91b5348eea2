import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '../../infra/src/ports.ts';
import { pause, until } from '../../infra/src/wait.ts';
import type { Engine, EngineWindow, InPage, Plain } from './engine.ts';
import { installed } from './programs.ts';

/** How WebDriver calls an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Found = Record<string, string>;
interface NewSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Safari's engine, as Debian has it. */
export function webkit(): Engine {
  const name = 'WebKitGTK';
  const driver = installed('WebKitWebDriver');
  const display = process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'];
  const screen = installed('Xvfb');
  if (driver === null) return { name, missing: 'WebKitWebDriver (in Debian: webkit2gtk-driver)' };
  if (display === undefined && screen === null)
    return { name, missing: 'a display for it (in Debian: xvfb)' };
  return { name, start: () => startWebKit(driver, display === undefined ? screen : null) };
}

/** By WebDriver's plain requests. */
async function startWebKit(driver: string, screen: string | null): Promise<EngineWindow> {
  const started: ChildProcess[] = [];
  const end = async (): Promise<void> => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
  };
  try {
    const env = { ...process.env };
    if (screen) {
      const shown = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      started.push(shown);
      const [number] = (await once(shown.stdout, 'data')) as [Buffer];
      env['DISPLAY'] = `:${number.toString().trim()}`;
    }
    const port = await freePort();
    started.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const driverUrl = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${driverUrl}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await until(isReady, { within: 30_000 }))) throw new Error('WebKitWebDriver did not answer');
    const { sessionId, capabilities } = await send<NewSession>('POST', `${driverUrl}/session`, {
      capabilities: {},
    });
    const session = `${driverUrl}/session/${sessionId}`;
    const run = <Answer>(script: string, args: readonly unknown[]) =>
      send<Answer>('POST', `${session}/execute/sync`, { script, args });
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      async resize(width, height) {
        await send('POST', `${session}/window/rect`, { width, height });
        // The window is as large as its page and its own bars.
        const [inner, outer] = await run<[number, number]>('return [innerHeight, outerHeight]', []);
        await send('POST', `${session}/window/rect`, { width, height: height + outer - inner });
      },
      async open(url) {
        await send('POST', `${session}/url`, { url });
      },
      async ask<Said, Given extends Plain[]>(question: InPage<Said, Given>, ...given: Given) {
        const asked = `return JSON.stringify((${String(question)})(...arguments) ?? null)`;
        return JSON.parse(await run<string>(asked, given)) as Said;
      },
      async press(find, ...given) {
        const shown = `const found = (${String(find)})(...arguments);
          found?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          return found`;
        // What was far away is drawn when it comes near: only then is it where it stays.
        await run(shown, given);
        await pause(200);
        const found = await run<Found | null>(shown, given);
        if (!found?.[ELEMENT]) return false;
        await send('POST', `${session}/element/${found[ELEMENT]}/click`, {});
        return true;
      },
      async type(text) {
        const focused = await send<Found>('GET', `${session}/element/active`);
        await send('POST', `${session}/element/${focused[ELEMENT]}/value`, { text });
      },
      async close() {
        await send('DELETE', session).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function send<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value as Answer;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
