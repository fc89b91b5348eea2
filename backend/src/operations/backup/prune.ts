import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { CommandError } from '../commands/command-error.ts';
import type { BackupRepository } from './backup-repository.ts';

/** So many stay whatever their age: those of a month in which every backup failed unheard are all that there is. */
export const ALWAYS_KEPT = 7;

/**
 * Removes backups that are older than the newest by so many days, but never the newest seven.
 * @param now no more than a bound: by a clock that is ahead all would be old
 * @returns their names
 */
export async function prune(backups: BackupRepository, days: number, now: Date): Promise<string[]> {
  const kept = await backups.list();
  const newest = Math.min(kept[0]?.at.getTime() ?? 0, now.getTime());
  const old = kept.slice(ALWAYS_KEPT).filter(({ at }) => newest - at.getTime() > days * 86_400_000);
  for (const { name } of old) await backups.remove(name);
  return old.map(({ name }) => name);
}

/** For how many days, as somebody typed it; `term`: for as many as the privacy page promises. */
export function keptDays(typed: string): number {
  const days = typed === 'term' ? KEPT_DAYS.backup : Number(typed);
  if (Number.isInteger(days) && days > 0) return days;
  throw new CommandError('--keep must be a whole number of days from 1, or term.');
}
