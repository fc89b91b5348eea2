import { readFileSync } from 'node:fs';

/**
 * Loaded ahead of a process of the shop, it moves what that takes for now by the milliseconds in the file that
 * `MOVED_CLOCK` names. The database has its own clock, and keeps it.
 */
const file = process.env['MOVED_CLOCK'] ?? '';
/** So long a reading holds, ms. */
const HOLDS = 50;

const TrueDate = Date;
let [byMs, readAt] = [0, -Infinity];

function now(): number {
  const at = TrueDate.now();
  if (at - readAt > HOLDS) [byMs, readAt] = [Number(readFileSync(file, 'utf8')), at];
  return at + byMs;
}

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, as) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, as) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
