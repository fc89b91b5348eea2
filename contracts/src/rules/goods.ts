/** What a state lets in: every kind of cracker, or only those with a NEERI certificate. */
export type GoodsRule = 'all' | 'green';

/** @param green whether the product has a NEERI certificate number */
export function mayGo(rule: GoodsRule, green: boolean): boolean {
  return rule === 'all' || green;
}
