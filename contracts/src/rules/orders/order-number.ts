import { UNSEEN } from '../phone.ts';

/** Spaces, marks that nobody sees, and `signs`, in one class: two that share a character would be tried in every order. */
const around = (signs: string) => String.raw`[\s${UNSEEN.source.slice(1, -1)}${signs}]*`;

/** An order number as people type it: `ds26-42`, `DS26 00042`, `DS2600042`; or copy it: `#DS26-00042.`, `(DS26-00042)`. */
export const TYPED_ORDER_NUMBER = new RegExp(
  String.raw`^${around('#(')}([A-Za-z]{2,4})${around('')}(\d{2})${around(String.raw`\u2010-\u2015-`)}(\d{1,8})${around('.,)')}$`,
);

/** The order number as it is stored, `DS26-00042`; null when what was typed is none. */
export function typedOrderNumber(typed: string): string | null {
  const [, letters = '', year = '', running] = TYPED_ORDER_NUMBER.exec(typed) ?? [];
  if (running === undefined) return null;
  return `${letters.toUpperCase()}${year}-${running.padStart(5, '0')}`;
}
