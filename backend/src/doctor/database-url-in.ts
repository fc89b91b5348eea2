import { databaseUrlFrom } from '../config/database-url.ts';
import type { Environment } from './patient.ts';

/** The owner's address, or past a pooler the serving role's. */
export const OWNER_ADDRESS = ['MIGRATION_DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_URL'] as const;

/** The address of the database, or an empty one where it is wrong: what is, the check of the settings says. */
export function databaseUrlIn(env: Environment, ...names: readonly string[]): string {
  try {
    return databaseUrlFrom(env, ...names);
  } catch {
    return '';
  }
}
