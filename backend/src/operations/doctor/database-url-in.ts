import { databaseUrlFrom } from '../../config/database-url.ts';
import type { Environment } from './check.ts';

/** The address of the database, or an empty one where it is wrong: what is, the check of the settings says. */
export function databaseUrlIn(env: Environment, ...names: readonly string[]): string {
  try {
    return databaseUrlFrom(env, ...names);
  } catch {
    return '';
  }
}
