import { ITEM_CODE, MOST_LINES, MOST_OF_ONE } from '@shop/contracts/rules/limits';

export type Quantities = Readonly<Record<string, number>>;

/** A list that somebody shared, that the owner put together, or of an order of before. */
export type ListKind = 'list' | 'ready' | 'again';

const HASH = /^#(list|ready|again)=/;

/** `#list=SP-01_3.RK-01_2`: behind the hash, so that no server and no cache ever sees it. */
export function listHash(quantities: Quantities, kind: ListKind = 'list'): string {
  return (
    `#${kind}=` +
    Object.entries(quantities)
      .map(([code, quantity]) => `${code}_${quantity}`)
      .join('.')
  );
}

/** The list in a link; null when there is none. What cannot be ordered is left out. */
export function listInHash(hash: string): Quantities | null {
  if (!HASH.test(hash)) return null;
  const entries = hash
    .replace(HASH, '')
    .split('.')
    .slice(0, MOST_LINES)
    .flatMap((part): [string, number][] => {
      const [code = '', quantity = ''] = part.split('_');
      const count = /^\d{1,4}$/.test(quantity) ? Number(quantity) : 0;
      return ITEM_CODE.test(code) && count > 0 ? [[code, count]] : [];
    });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

export const listKindIn = (hash: string) => HASH.exec(hash)?.[1] as ListKind | undefined;

/** Two lists in one: what is in both is wanted by both. */
export function addedLists(mine: Quantities, theirs: Quantities): Quantities {
  const sum: Record<string, number> = { ...mine };
  for (const [code, quantity] of Object.entries(theirs)) {
    sum[code] = Math.min((sum[code] ?? 0) + quantity, MOST_OF_ONE);
  }
  return sum;
}
