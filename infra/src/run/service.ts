import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { pathToFileURL } from 'node:url';

import { linesFrom, log } from '../log.ts';
import { inRepo } from '../paths.ts';
import { pause, until } from '../wait.ts';

export interface ServiceOptions {
  name: string;
  /** Node's own options, the script, its arguments. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Every line the process writes, its name in front. */
  onLine: (line: string) => void;
}

/** A process that is kept running. */
export interface Service {
  /** Whether it was given up: its settings were refused, or it died five times within a minute. */
  failed(): boolean;
  /** Ends it politely, and with force when it takes ten seconds longer than it may (DRAIN_SECONDS). */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would; it is started again. */
  kill(): void;
  /** Of the process that runs now. */
  pid(): number | undefined;
  /** Stops it and starts it afresh, on new code for example. */
  restart(): Promise<void>;
}

const minute = 60_000;
/** How backend and frontend end when they refuse their settings, or the database refuses them. */
const SETTINGS_REFUSED = 78;

/** Starts a Node process and starts it again when it dies, later each time, at most five times a minute. */
export function startService(options: ServiceOptions): Service {
  let child: ChildProcess | undefined;
  let stopping = false;
  let failed = false;
  let deaths: number[] = [];

  const start = (): void => {
    const started = Date.now();
    child = spawn(
      process.execPath,
      ['--import', pathToFileURL(inRepo('infra/src/run/watchdog.mjs')).href, ...options.args],
      {
        cwd: options.cwd,
        env: options.env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // A group of its own: Ctrl-C in a terminal reaches the launcher alone, which stops things in order.
        detached: process.platform !== 'win32',
        windowsHide: true,
      },
    );
    const onChunk = linesFrom(options.name, options.onLine);
    child.stdout?.on('data', onChunk);
    child.stderr?.on('data', onChunk);
    child.once('exit', (code, signal) => void onExit(code ?? signal ?? '', Date.now() - started));
  };

  const onExit = async (how: number | string, livedMs: number): Promise<void> => {
    if (stopping) return;
    if (how === SETTINGS_REFUSED) {
      failed = true;
      log(`[${options.name}] cannot run with these settings; not starting it again`);
      return;
    }
    deaths = [...deaths.filter((at) => at > Date.now() - minute), Date.now()];
    if (deaths.length > 5) {
      failed = true;
      log(`[${options.name}] ended (${how}) for the sixth time within a minute; not starting it again`);
      return;
    }
    const waitMs = livedMs > minute ? 0 : 250 * 2 ** (deaths.length - 1);
    log(`[${options.name}] ended unexpectedly (${how}); starting it again in ${waitMs} ms`);
    await pause(waitMs);
    if (!stopping) start();
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    const running = child;
    if (running === undefined) return;
    const ended = (): boolean => running.exitCode !== null || running.signalCode !== null;
    if (ended()) return;
    if (process.platform === 'win32') running.send('stop');
    else running.kill('SIGTERM');
    const within = 10_000 + 1000 * Number(options.env['DRAIN_SECONDS'] ?? 0);
    if (await until(ended, { within, every: 20 })) return;
    log(`[${options.name}] did not end within ${within / 1000} seconds; ending it with force`);
    running.kill('SIGKILL');
    await until(ended, { within: 2000, every: 20 });
  };

  start();
  return {
    failed: () => failed,
    stop,
    kill: () => void child?.kill('SIGKILL'),
    pid: () => child?.pid,
    async restart() {
      await stop();
      stopping = false;
      failed = false;
      deaths = [];
      start();
    },
  };
}
