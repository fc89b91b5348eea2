import type { FieldName } from './review-fields.ts';

/** Takes the shopper to a box of a form, also where it is folded away. */
export function focusField(form: HTMLFormElement, name: FieldName): void {
  const found = form.elements.namedItem(name);
  const box = found instanceof RadioNodeList ? found[0] : found;
  if (!(box instanceof HTMLElement)) return;
  const folded = box.closest('details');
  if (folded) folded.open = true;
  box.focus();
  box.scrollIntoView({ block: 'center' });
}
