import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import { typedQuantity } from '../../../ui/quantity/typed-quantity.ts';
import { changeDraft, readDraft, setDraftQuantity } from '../../draft/draft-store.ts';
import type { Quantities } from './list-link.ts';
import { quantityField } from './field-names.ts';
import type { ListRow } from './list-rows.ts';

type Sold = Pick<ListRow, 'netPaise' | 'maxQuantity'>;

/**
 * Takes over what was typed and tapped before the page's script was there, as a field takes it afterwards. A field has
 * what lib/head/inline/price-list.ts wrote there, or nothing, if nobody touched it.
 */
export function adoptTyped(form: HTMLFormElement, rows: ReadonlyMap<string, Sold>): void {
  for (const [code, { netPaise, maxQuantity }] of rows) {
    const input = form.elements.namedItem(quantityField(code));
    if (!(input instanceof HTMLInputElement)) continue;
    const { early = input.defaultValue } = input.dataset;
    if (input.value === early && early === input.defaultValue) continue;
    if (input.value !== early)
      setDraftQuantity(code, Math.min(typedQuantity(input.value), maxQuantity ?? MOST_OF_ONE), netPaise);
    delete input.dataset['early'];
    input.value = String(readDraft().quantities[code] ?? '');
  }
}

/** Makes a list the draft, at the rates it is known by. */
export function adoptList(list: Quantities, rates: Readonly<Record<string, number>>): void {
  changeDraft((draft) => ({ ...draft, quantities: list, rates: { ...draft.rates, ...rates } }));
}
