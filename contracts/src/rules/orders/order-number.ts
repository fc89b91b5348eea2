/** An order number as people type it: `ds26-42`, `DS26 00042`, `DS2600042`; or copy it: `#DS26-00042.` */
export const TYPED_ORDER_NUMBER = /^[\s#]*([A-Za-z]{2,4})\s*(\d{2})[\s\u2010-\u2015-]*(\d{1,8})[\s.,]*$/;

/** The order number as it is stored, `DS26-00042`; null when what was typed is none. */
export function typedOrderNumber(typed: string): string | null {
  const [, letters = '', year = '', running] = TYPED_ORDER_NUMBER.exec(typed) ?? [];
  if (running === undefined) return null;
  return `${letters.toUpperCase()}${year}-${running.padStart(5, '0')}`;
}
