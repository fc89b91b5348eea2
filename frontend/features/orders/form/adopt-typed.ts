import { changeDraft, readDraft, setDraftQuantity } from '../../draft/draft-store.ts';
import type { Quantities } from './list-link.ts';
import { quantityField } from './box-names.ts';

/** Takes what was typed into the list before the page's script was there. */
export function adoptTyped(form: HTMLFormElement, rates: ReadonlyMap<string, { netPaise: number }>): void {
  const { quantities } = readDraft();
  for (const [code, { netPaise }] of rates) {
    const box = form.elements.namedItem(quantityField(code));
    if (!(box instanceof HTMLInputElement) || !/^\d{1,4}$/.test(box.value)) continue;
    const quantity = Number(box.value);
    if (quantity > 0 && quantity !== quantities[code]) setDraftQuantity(code, quantity, netPaise);
  }
}

/** Makes a list the draft, at the rates it is known by. */
export function adoptList(list: Quantities, rates: Readonly<Record<string, number>>): void {
  changeDraft((draft) => ({ ...draft, quantities: list, rates: { ...draft.rates, ...rates } }));
}
