import { KEPT_DAYS } from '../../../contracts/src/rules/retention.ts';

const TERM = `the privacy page says ${KEPT_DAYS.backup} days`;

/**
 * What is wrong with a command that backs up each night. It names days: an image of before, after a rollback or a pull
 * without a build, refuses words that it does not know, and with them the backup.
 */
export function keepFaults(command: unknown): string[] {
  const words = Array.isArray(command) ? command.map(String) : [];
  const kept = words.includes('--keep') ? words[words.indexOf('--keep') + 1] : undefined;
  return kept === String(KEPT_DAYS.backup) ? [] : [`keeps backups for ${kept ?? 'ever'}; ${TERM}`];
}

/** The same of a policy as Barman's. */
export function policyFaults(policy: string): string[] {
  return policy === `${KEPT_DAYS.backup}d` ? [] : [`keeps backups for ${policy}; ${TERM}`];
}
