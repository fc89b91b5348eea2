/** A passbook's number as people type it: `pb 42`, `PB-00042`, `42`. */
const TYPED_PASSBOOK_NUMBER = /^\s*(?:pb)?[\s\u2010-\u2015-]*(\d{1,8})\s*$/i;

/** The passbook's number as it is stored, `PB-00042`; null when what was typed is none. */
export function typedPassbookNumber(typed: string): string | null {
  const [, running] = TYPED_PASSBOOK_NUMBER.exec(typed) ?? [];
  return running === undefined ? null : `PB-${running.padStart(5, '0')}`;
}
