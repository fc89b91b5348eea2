import { readFileSync } from 'node:fs';

/**
 * Loaded ahead of a process of the shop, it moves what that takes for now by the milliseconds in the file that
 * `MOVED_CLOCK` names. The database has its own clock, and keeps it.
 */
const file = process.env['MOVED_CLOCK'] ?? '';
const TrueDate = Date;

/** Read each time: whoever signs in right after the clock was set signs in on the new day. */
function now(): number {
  return TrueDate.now() + Number(readFileSync(file, 'utf8'));
}

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, as) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, as) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
