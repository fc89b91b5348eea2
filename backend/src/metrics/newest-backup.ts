import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isWholeBackup } from '../config/backup-place.ts';

/** A folder of a network that is away must not hold a scrape up, ms. */
const TIMEOUT = 1_000;

/** When the newest whole backup in a folder was made, s since 1970; 0 when there is none, null when nobody can look. */
export function newestBackup(folder: string): Promise<number | null> {
  return withTimeout(look(folder));
}

/** The same of those in a bucket, by the command's mark; null until the first. */
export function newestMarked(mark: string): Promise<number | null> {
  return withTimeout(stat(mark).then(({ mtimeMs }) => mtimeMs / 1000));
}

function withTimeout(looking: Promise<number>): Promise<number | null> {
  return Promise.race([looking.catch(() => null), sleep(TIMEOUT, null, { ref: false })]);
}

async function look(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter(isWholeBackup);
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  return Math.max(0, ...times) / 1000;
}
