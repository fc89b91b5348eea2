import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../../infra/src/ports.ts';
import { until } from '../../infra/src/wait.ts';
import type { Engine, EngineWindow, InPage, Plain } from './engine.ts';
import { installed } from './programs.ts';

/** A window that is new asks and tells nothing. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

export function firefox(): Engine {
  const name = 'Firefox';
  const program = installed('firefox-esr', 'firefox');
  if (program === null) return { name, missing: 'Firefox (in Debian: firefox-esr)' };
  return { name, start: () => startFirefox(program) };
}

/** By WebDriver BiDi, which it speaks itself: Debian has no geckodriver. */
async function startFirefox(program: string): Promise<EngineWindow> {
  const profile = mkdtempSync(path.join(tmpdir(), 'shop-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([key, value]) => `user_pref("${key}", ${value});`);
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const port = await freePort();
  const browser = spawn(program, ['--headless', '--profile', profile, `--remote-debugging-port=${port}`], {
    stdio: 'ignore',
  });
  const end = async (): Promise<void> => {
    if (browser.exitCode === null) browser.kill();
    await until(() => browser.exitCode !== null || browser.signalCode !== null, { within: 10_000 });
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const send = await conversation(`ws://127.0.0.1:${port}/session`);
    const { capabilities } = await send('session.new', { capabilities: {} });
    const { contexts } = await send('browsingContext.getTree', {});
    const context = contexts[0]?.context;
    const call = async (functionDeclaration: string, given: readonly unknown[]) => {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration,
        arguments: given.map((value) => (value === null ? { type: 'null' } : { type: typeof value, value })),
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result;
    };
    const act = (source: object) => send('input.performActions', { context, actions: [source] });
    return {
      name: `Firefox ${capabilities.browserVersion}`,
      async resize(width, height) {
        await send('browsingContext.setViewport', { context, viewport: { width, height } });
      },
      async open(url) {
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async ask<Said, Given extends Plain[]>(question: InPage<Said, Given>, ...given: Given) {
        const asked = `(...given) => JSON.stringify((${String(question)})(...given) ?? null)`;
        return JSON.parse((await call(asked, given)).value ?? 'null') as Said;
      },
      async press(find, ...given) {
        const shown = `(...given) => {
          const found = (${String(find)})(...given);
          found?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          return found;
        }`;
        const { sharedId } = await call(shown, given);
        if (!sharedId) return false;
        const origin = { type: 'element', element: { sharedId } };
        const actions = [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await act({ type: 'pointer', id: 'mouse', actions });
        return true;
      },
      async type(text) {
        const actions = Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await act({ type: 'key', id: 'keys', actions });
      },
      async close() {
        await send('browser.close', {}).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Of what BiDi answers, what is read here; each command has its own part of it. */
interface Answer {
  capabilities: { browserVersion: string };
  contexts: { context: string }[];
  result: { value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
}
interface Message {
  id: number;
  type: 'success' | 'error' | 'event';
  result: Answer;
  error: string;
  message: string;
}
type Send = (method: string, params: object) => Promise<Answer>;

/** Commands over one socket, each answered by its number. */
async function conversation(address: string): Promise<Send> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let socket: WebSocket | undefined;
  const opened = await until(
    () =>
      new Promise<boolean>((resolve) => {
        socket = new WebSocket(address);
        socket.addEventListener('open', () => resolve(true));
        socket.addEventListener('error', () => resolve(false));
      }),
    { within: 60_000, every: 300 },
  );
  if (!opened || !socket) throw new Error('Firefox did not answer within a minute');
  const open = socket;
  open.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Message;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  });
  open.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('Firefox has gone'));
  });
  let last = 0;
  return (method, params) => {
    const asked = Promise.withResolvers<Answer>();
    waiting.set(++last, asked);
    open.send(JSON.stringify({ id: last, method, params }));
    return asked.promise;
  };
}
