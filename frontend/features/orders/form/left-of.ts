import { quoteDraft } from '@shop/contracts/orders/endpoints';
import { MOST_LINES, MOST_OF_ONE } from '@shop/contracts/rules/limits';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { call } from '../../../api/client.ts';

/** Longer nobody waits for it, ms: the bill tells it later. */
const TIMEOUT = 2_500;
const NOTHING: ReadonlyMap<string, number> = new Map();

/**
 * How many more can be had of those goods of which fewer are left than are asked for; without an answer nothing.
 * @param present what is there already, and not set aside
 */
export function leftOf(
  lines: readonly WantedLine[],
  present: Readonly<Record<string, number>>,
): Promise<ReadonlyMap<string, number>> {
  if (lines.length === 0) return Promise.resolve(NOTHING);
  const before = (code: string) => present[code] ?? 0;
  const wanted = lines.slice(0, MOST_LINES).map(({ code, quantity }) => ({
    code,
    quantity: Math.min(quantity + before(code), MOST_OF_ONE),
  }));
  const body = { lines: wanted, stateCode: null, delivery: 'pickup' as const, pickupLocationId: null };
  const asked = call(quoteDraft, { body }).then(
    (quote) =>
      new Map(
        quote.lines
          .filter(({ problem }) => problem === 'short' || problem === 'gone')
          .map(({ code, quantity }) => [code, Math.max(0, quantity - before(code))]),
      ),
    () => NOTHING,
  );
  const late = new Promise<typeof NOTHING>((resolve) => setTimeout(resolve, TIMEOUT, NOTHING));
  return Promise.race([asked, late]);
}
