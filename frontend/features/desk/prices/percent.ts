import { roundTo } from '@shop/contracts/rules/money';
import { rupeesOf } from '@shop/contracts/rules/typed/typed-money';
import type { PriceRowView } from '@shop/contracts/sheets/views';
import { settled, typed, type SheetDraft } from '../parts/figure-sheet/sheet-draft.ts';
import { priceKind, type PriceField } from './price-kind.ts';

export interface PercentChange {
  percent: number;
  which: PriceField | 'both';
  /** To what the new price is rounded, paise. */
  unit: number;
}

/** The draft with prices changed by a percentage of what the shop has, none below one unit. */
export function changedByPercent(
  draft: SheetDraft<PriceField>,
  products: readonly PriceRowView[],
  { percent, which, unit }: PercentChange,
): SheetDraft<PriceField> {
  const fields: PriceField[] = which === 'both' ? ['mrp', 'net'] : [which];
  return products.reduce(
    (changed, product) =>
      fields.reduce((next, field) => {
        const before = field === 'mrp' ? product.mrpPaise : product.netPaise;
        const paise = roundTo((before * (100 + percent)) / 100, unit);
        return settled(priceKind, typed(next, product, field, rupeesOf(Math.max(unit, paise))), product);
      }, changed),
    draft,
  );
}

/** A percentage as it is typed: `-5`, `−5`, `7.5 %`; null for what is none. */
export function percentIn(text: string): number | null {
  const match = /^([+-]?\d{1,3}(?:\.\d{1,2})?)%?$/.exec(text.replace(/\s/g, '').replace('−', '-'));
  const percent = Number(match?.[1]);
  return match && percent >= -90 && percent <= 400 ? percent : null;
}
