import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readBackupKey } from '../../backup/backup-key.ts';
import { BackupError } from '../../backup/backup-error.ts';
import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check, Environment } from '../patient.ts';

const HOUR = 3_600_000;
/** A daily backup, and the time it takes. */
const OLD = 26 * HOUR;
const WHOLE = /^shop-.*\.tar\.gz(?:\.sealed)?$/;
const TAKE_ONE_DAILY = 'Run npm run backup, and have it run each day.';

/** How old the newest whole backup is, and whether it is sealed. */
export const backups: Check = {
  name: 'backups',
  async examine({ env, now }) {
    return [...(await ageFindings(env, now)), ...keyFindings(env)];
  },
};

async function ageFindings(env: Environment, now: Date): Promise<Finding[]> {
  const folder = env['BACKUP_FOLDER'];
  if (!folder)
    return [look('BACKUP_FOLDER is not set: nobody can see whether there are backups.', TAKE_ONE_DAILY)];
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return [look(`There is no backup in ${folder}.`, TAKE_ONE_DAILY)];
    throw error;
  }
  const whole = names.filter((name) => WHOLE.test(name));
  const times = await Promise.all(whole.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  const found =
    times.length === 0
      ? look(`There is no backup in ${folder}.`, TAKE_ONE_DAILY)
      : ageFinding(Math.max(...times), now);
  const cutOff = names.filter((name) => name.endsWith('.unfinished'));
  return cutOff.length === 0
    ? [found]
    : [
        found,
        look(
          `${cutOff.length} backups in ${folder} are under way or were cut off.`,
          'Remove what is old of them.',
        ),
      ];
}

export function ageFinding(newest: number, now: Date): Finding {
  const age = now.getTime() - newest;
  const hours = Math.max(Math.round(age / HOUR), 0);
  const says = `The newest backup is ${hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`} old.`;
  return age > OLD ? look(says, TAKE_ONE_DAILY) : fine(says);
}

function keyFindings(env: Environment): Finding[] {
  try {
    return readBackupKey(env)
      ? []
      : [look('Backups are not sealed: who gets the file reads names and phones.', 'Set BACKUP_KEY_FILE.')];
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return [
      broken(error.message, 'Make one with openssl rand -base64 48, and keep it elsewhere than the backups.'),
    ];
  }
}
