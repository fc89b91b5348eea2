import type { CallListView } from '@shop/contracts/calls/views';

/**
 * Who is called before or after one, of those that no colleague is calling; after the last the first comes again.
 * @returns null where there is nobody else
 */
export function neighbourIn(
  { due }: CallListView,
  number: string | null,
  step: 1 | -1,
  me: string,
): string | null {
  const at = due.findIndex((row) => row.number === number);
  const after = due.slice(at + 1);
  const before = due.slice(0, Math.max(at, 0));
  const others = step === 1 ? [...after, ...before] : [...before.toReversed(), ...after.toReversed()];
  return others.find(({ caller }) => caller === null || caller.id === me)?.number ?? null;
}
