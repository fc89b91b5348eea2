import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { backupFolderIn } from '../../../config/backup-place.ts';
import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check, Environment } from '../check.ts';

const GIGABYTE = 1e9;
/** Bytes: a database that cannot write stops at once, so there is time to act between the two. */
const SCARCE = 5 * GIGABYTE;
const NEARLY_FULL = 0.5 * GIGABYTE;
/** And of a large disk this share, since it fills faster. */
const SCARCE_SHARE = 0.05;

/** Whether there is room where the shop writes on this machine. */
export const disk: Check = {
  name: 'disk',
  examine: ({ env }) => Promise.all(places(env).map(([what, folder]) => roomFor(what, folder))),
};

function places(env: Environment): [string, string][] {
  const named: [string, string | undefined][] = [
    ['uploads', env['S3_BUCKET'] ? undefined : (env['OBJECT_STORE_FOLDER'] ?? '.data/objects')],
    ['the database', env['EMBEDDED_DATABASE_FOLDER']],
    ['backups', backupFolderIn(env) ?? undefined],
  ];
  return named.flatMap(([what, folder]) =>
    folder ? [[what, path.resolve(folder)] as [string, string]] : [],
  );
}

async function roomFor(what: string, folder: string): Promise<Finding> {
  for (let at = folder; ; at = path.dirname(at)) {
    try {
      const { bavail, blocks, bsize } = await statfs(at);
      return verdictOn(`${what} (${folder})`, bavail * bsize, blocks * bsize);
    } catch (error) {
      // A folder is made when the first file comes.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || at === path.dirname(at)) throw error;
    }
  }
}

/** @param free @param whole bytes */
export function verdictOn(place: string, free: number, whole: number): Finding {
  const says = `${(free / GIGABYTE).toFixed(1)} GB are free for ${place}.`;
  if (free < NEARLY_FULL) return broken(says, 'Make room now: what cannot be written stops the shop.');
  if (free < Math.max(SCARCE, whole * SCARCE_SHARE)) return look(says, 'Make room, or take a larger disk.');
  return fine(says);
}
