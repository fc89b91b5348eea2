import { DomainError } from '../../../shared/domain-error.ts';

/** How a list is sorted by one expression that is never null. */
export type SortKind = 'instant' | 'number' | 'text';

/** Where a page begins: beside the row with this value and key, going on from it or back. */
export interface Place {
  sort: string;
  way: 'after' | 'before';
  value: string | number;
  key: string;
}

/** As PostgreSQL gives an instant to the microsecond; of ISO 8601 less would lose rows. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const LONGEST_TEXT = 500;

export function cursorOf({ sort, way, value, key }: Place): string {
  return Buffer.from(JSON.stringify([sort, way, value, key])).toString('base64url');
}

/**
 * The place that a cursor names. It is not signed: whoever makes one up sees what they may see anyway, but only what
 * PostgreSQL understands may reach it.
 * @throws DomainError invalid-request
 */
export function placeIn(cursor: string, sort: string, kind: SortKind, keyKind: 'uuid' | 'text'): Place {
  const parts = parsed(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(parts) || parts.length !== 4) throw notACursor();
  const [of, way, value, key] = parts as unknown[];
  const isKey = keyKind === 'uuid' ? typeof key === 'string' && UUID.test(key) : isText(key);
  if (of !== sort || (way !== 'after' && way !== 'before') || !isKey || !isOfKind(value, kind))
    throw notACursor();
  return { sort, way, value, key: key as string };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notACursor();
  }
}

function isOfKind(value: unknown, kind: SortKind): value is string | number {
  if (kind === 'number') return Number.isSafeInteger(value);
  if (kind === 'text') return isText(value);
  return typeof value === 'string' && INSTANT.test(value) && isOnTheCalendar(value);
}

function isOnTheCalendar(instant: string): boolean {
  const at = new Date(`${instant.slice(0, 19)}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(instant.slice(0, 19));
}

function isText(value: unknown): boolean {
  return (
    typeof value === 'string' && value.length <= LONGEST_TEXT && value.isWellFormed() && !value.includes('\0')
  );
}

function notACursor(): DomainError {
  return new DomainError('invalid', 'invalid-request', { fields: { cursor: ['isCursor'] } });
}
