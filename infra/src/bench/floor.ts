import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { inRepo } from '../paths.ts';
import { freePort } from '../ports.ts';
import { bareEnvironment } from '../run/environment.ts';
import { until } from '../wait.ts';
import { record } from './recorded.ts';
import type { Stage } from './stage.ts';

export interface Floor {
  url: string;
  stop(): void;
}

/** The shop's answers recorded, and served by a process as bare as can be, which takes orders too. */
export async function startFloor(stage: Stage, addresses: readonly string[]): Promise<Floor> {
  const recorded = await Promise.all(addresses.map((address) => record(stage.shop.url, address)));
  const file = path.join(stage.folder, 'recorded.json');
  writeFileSync(file, JSON.stringify(recorded));
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/floor-server.ts'], {
    cwd: inRepo('infra/src'),
    stdio: 'inherit',
    env: {
      ...bareEnvironment(),
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: stage.postgres.url,
      RECORDED: file,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url + (addresses[0] ?? '')).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await until(answers, { within: 10_000, every: 50 }))) throw new Error('The floor did not start');
  return { url, stop: () => void child.kill() };
}
