import { ConfigError } from '../../config/config.ts';
import { SettingError } from '../../config/database-url.ts';
import { DomainError } from '../../shared/domain-error.ts';
import { CommandError } from './command-error.ts';

const NO_DATABASE = 'The database does not answer: look at DATABASE_URL and MIGRATION_DATABASE_URL';
const NOT_LET_IN = 'The database does not let us in: look at DATABASE_URL and MIGRATION_DATABASE_URL';
/** PostgreSQL's words for a wrong role, a wrong password and a database that is not there. */
const OF_THE_DOOR = new Set(['28000', '28P01', '3D000']);

const REFUSALS: Partial<Record<string, string>> = {
  'email-used': 'There is an account of this address that may not come in: another owner can enable it.',
};

/** Why a command failed, in a sentence for whoever is on call; what nobody foresaw says where in the program it was. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message;
  if (error instanceof SettingError) return `${error.message}.`;
  const refused: DomainError | null = error instanceof DomainError ? error : null;
  if (refused) return refusal(refused);
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk that is written to is full.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `${NO_DATABASE} (${message}).`;
  if (code && OF_THE_DOOR.has(code)) return `${NOT_LET_IN} (${message}).`;
  return String(stack ?? error);
}

function refusal({ kind, code, cause }: DomainError): string {
  if (code === 'object-store-unavailable') {
    return 'The object store does not answer, or is full: look at S3_ENDPOINT or OBJECT_STORE_FOLDER, then try again.';
  }
  if (kind === 'unavailable') return `${NO_DATABASE} (${(cause as Error | undefined)?.message ?? code}).`;
  return REFUSALS[code] ?? `A rule of the shop refuses it: ${code}.`;
}
