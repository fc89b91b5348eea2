/** What a state lets in: every kind of cracker, or only those with a NEERI certificate. */
export const GOODS_RULES = ['all', 'green'] as const;
export type GoodsRule = (typeof GOODS_RULES)[number];

/** @param green whether the product has a NEERI certificate number */
export function mayGo(rule: GoodsRule, green: boolean): boolean {
  return rule === 'all' || green;
}
