import type { PaymentMode } from '../orders/payments.ts';

/** What people and banks write before a transfer's number; the second kind begins banks' own letters too. */
const LABELS =
  /^(?:UTR|UPI|IMPS|NEFT|RTGS|RRN|TXN|TRANSACTION|TRANSFER|REFERENCE|REF)+(?:(?:NO|NUMBER|ID|CR)+(?=\d))?/;

/**
 * The one spelling of a transfer's reference, typed or imported: `UTR 630112345678`, `UPI/6301 1234 5678/Meena` and
 * `0000630112345678` are one transfer. What holds no number of a transfer, as that of a deposit slip, is its letters and
 * digits alone. Zeros are none: null.
 */
export function transferReference(typed: string | null): string | null {
  const words = (typed ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
  const plain = words.join('');
  if (/^0*$/.test(plain)) return null;
  const bare = plain.replace(LABELS, '');
  const whole = bare === plain ? [plain] : [];
  for (const known of [...whole, ...words.map((word) => word.replace(LABELS, '')), bare]) {
    const transfer = transferNumber(known);
    if (transfer !== null) return transfer;
  }
  // Without its label only what could be typed as a reference.
  return /^(?=.*[1-9])\d{4,}$/.test(bare) ? bare : plain;
}

/** Whether something lacks: UPI and IMPS have twelve digits, NEFT 16 or 22 letters and digits, RTGS 22. */
export function isIncomplete(mode: PaymentMode, reference: string | null): boolean {
  if ((mode !== 'upi' && mode !== 'bank') || reference === null) return false;
  if (/^\d{12}$/.test(reference)) return false;
  const isOfBank = reference.length === 22 || (reference.length === 16 && !/^[A-Z]{4}R/.test(reference));
  return mode === 'upi' || !isOfBank;
}

/**
 * Of UPI and IMPS twelve digits, of which only padding beyond the twelfth goes; of NEFT and RTGS sixteen to twenty-two
 * letters and digits that begin with a bank's letters. Null: the word is no transfer's number.
 */
function transferNumber(word: string): string | null {
  const [, twelve] = /^0*(\d{12})$/.exec(word) ?? [];
  if (twelve !== undefined) return /^0+$/.test(twelve) ? null : twelve;
  const [, long = ''] = /^0*([A-Z]{1,6}\d[A-Z0-9]*)$/.exec(word) ?? [];
  const isLong = long.length >= 16 && long.length <= 22 && long.replace(/\D/g, '').length >= 10;
  return isLong ? long : null;
}
