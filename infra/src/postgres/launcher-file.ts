import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isAlive } from './server-process.ts';

/** Which launcher looks after a cluster, so that a second one reuses the server and leaves it alone when it goes. */
export interface Claim {
  /** The port of the last run. */
  lastPort: number | undefined;
  /** Whether this launcher looks after the server; takes it on when the one that did is gone. */
  ours(): boolean;
  remember(port: number): void;
  /** Gives the cluster up; true when the server was ours to stop. */
  release(): boolean;
}

interface LauncherFile {
  pid: number;
  port?: number;
}

/** Takes the cluster, unless its server runs and the launcher that started it still runs too. */
export function claimCluster(folder: string, serverRuns: boolean): Claim {
  const file = path.join(folder, 'launcher.json');
  const read = (): LauncherFile | undefined => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as LauncherFile;
    } catch {
      // None yet, or a launcher was killed while it wrote: nobody's.
      return undefined;
    }
  };
  const before = read();
  const isAnothers = (): boolean => {
    const pid = read()?.pid ?? 0;
    return pid > 0 && pid !== process.pid && isAlive(pid);
  };
  let guest = serverRuns && isAnothers();
  let port = before?.port;
  const write = (pid: number): void =>
    writeFileSync(file, JSON.stringify({ pid, ...(port === undefined ? {} : { port }) }));
  if (!guest) write(process.pid);
  return {
    lastPort: port,
    ours: () => {
      if (guest && !isAnothers()) {
        guest = false;
        write(process.pid);
      }
      return !guest;
    },
    remember: (chosen) => {
      port = chosen;
      if (!guest) write(process.pid);
    },
    release: () => {
      if (!guest) write(0);
      return !guest;
    },
  };
}
