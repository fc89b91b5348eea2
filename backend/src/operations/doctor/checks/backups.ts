import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { BackupError } from '../../backup/backup-error.ts';
import { readBackupKey } from '../../backup/backup-key.ts';
import type { BackupRepository } from '../../backup/backup-repository.ts';
import { ALWAYS_KEPT } from '../../backup/prune.ts';
import { openBackupRepository } from '../../backup/open-backup-repository.ts';
import { backupPlaceIn } from '../../../config/backup-place.ts';
import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check, Environment } from '../check.ts';
import { LONGEST } from '../within.ts';

const HOUR = 3_600_000;
/** A daily backup, and the time it takes. */
const OLD = 26 * HOUR;
/** Days: what is past its term goes with the next backup that is whole. */
const OVERDUE = KEPT_DAYS.backup + 3;
const TAKE_ONE_DAILY = 'Run npm run backup, and have it run each day.';
/** Half for each of the two looks at a bucket, so that what hangs is named. */
const TIMEOUT = { list: LONGEST / 2, idle: LONGEST / 2, part: LONGEST / 2 };

/** How old the newest whole backup is, and whether it is sealed. */
export const backups: Check = {
  name: 'backups',
  async examine({ env, now }) {
    return [...(await ageFindings(env, now)), ...keyFindings(env)];
  },
};

async function ageFindings(env: Environment, now: Date): Promise<Finding[]> {
  const named = backupPlaceIn(env);
  if (!named) {
    const says = 'Neither BACKUP_TO nor BACKUP_FOLDER is set: nobody can see whether there are backups.';
    return [look(says, TAKE_ONE_DAILY)];
  }
  try {
    return await findingsOn(openBackupRepository(env, named, TIMEOUT), now);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return [look(error.message, 'Until it can be looked at, nobody sees how old the newest backup is.')];
  }
}

async function findingsOn(backups: BackupRepository, now: Date): Promise<Finding[]> {
  const kept = await backups.list();
  const [newest] = kept;
  const found = newest
    ? ageFinding(newest.at.getTime(), now)
    : look(`There is no backup in ${backups.title}.`, TAKE_ONE_DAILY);
  const overdue = overdueFindings(
    kept.map(({ at }) => at.getTime()),
    backups.title,
  );
  const cutOff = await backups.unfinished();
  const says = `${cutOff} backups in ${backups.title} are under way or were cut off.`;
  return [found, ...overdue, ...(cutOff === 0 ? [] : [look(says, 'Remove what is old of them.')])];
}

export function ageFinding(newest: number, now: Date): Finding {
  const age = now.getTime() - newest;
  const hours = Math.max(Math.round(age / HOUR), 0);
  const says = `The newest backup is ${hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`} old.`;
  return age > OLD ? look(says, TAKE_ONE_DAILY) : fine(says);
}

/**
 * They hold whoever was deleted since.
 * @param kept ms, the newest first
 */
export function overdueFindings(kept: number[], title: string): Finding[] {
  const [newest = 0] = kept;
  const count = kept.slice(ALWAYS_KEPT).filter((at) => newest - at > OVERDUE * 24 * HOUR).length;
  if (count === 0) return [];
  const says = `${count} backups in ${title} are older than the ${KEPT_DAYS.backup} days that the privacy page promises.`;
  return [look(says, 'Have npm run backup run with --keep term: it removes them.')];
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
