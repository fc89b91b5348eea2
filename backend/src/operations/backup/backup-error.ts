import { CommandError } from '../commands/command-error.ts';

/** What stops a backup or a restore. */
export class BackupError extends CommandError {}

const CUT_OFF = 'The backup was cut off: its end is missing. Take another one.';
const DAMAGED = 'The backup is damaged: what it holds is not what was written. Take another one.';

/** What a stream says of bytes that are not as they were written, in a sentence; anything else as it is. */
export function asBackupError(error: unknown): unknown {
  if (error instanceof BackupError || typeof error !== 'object' || error === null) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data') return new BackupError(CUT_OFF);
  if (code.startsWith('Z_') || /tar header/i.test(message)) return new BackupError(DAMAGED);
  return error;
}

export const cutOff = () => new BackupError(CUT_OFF);
export const damaged = () => new BackupError(DAMAGED);
