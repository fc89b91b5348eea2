/**
 * SQL: whether a bank's row tells of a receipt `r` of orders, or of an entry `e` of a passbook: one that is linked to it,
 * or one that has its reference, is not left out and is of no smaller sum.
 */
export const RECEIPT_BACKED = `(EXISTS (SELECT FROM bank_backing b WHERE b.receipt_id = r.id)
  OR EXISTS (SELECT FROM reference_claim c JOIN bank_row b ON b.reference = c.reference
    WHERE c.receipt_id = r.id AND NOT b.left_out AND b.amount_paise >= r.amount_paise))`;
export const ENTRY_BACKED = `(EXISTS (SELECT FROM bank_backing b WHERE b.entry_id = e.id)
  OR EXISTS (SELECT FROM membership_reference c JOIN bank_row b ON b.reference = c.reference
    WHERE c.entry_id = e.id AND NOT b.left_out AND b.amount_paise >= e.amount_paise))`;

/** Money in by hand that stands, and that no bank's row tells of; cash too, which may have been a transfer. */
export const RECEIPT_UNBACKED = `(r.amount_paise > 0 AND r.mode IN ('upi', 'bank', 'cash')
  AND NOT EXISTS (SELECT FROM receipt_correction wrong WHERE wrong.receipt_id = r.id) AND NOT ${RECEIPT_BACKED})`;
export const ENTRY_UNBACKED = `(e.kind = 'receipt'
  AND NOT EXISTS (SELECT FROM membership_entry wrong WHERE wrong.corrects = e.id) AND NOT ${ENTRY_BACKED})`;

/** A claim that a bank's row is to back: cash is backed by none. */
export const RECEIPT_AWAITS_BANK = `(r.mode <> 'cash' AND ${RECEIPT_UNBACKED})`;
export const ENTRY_AWAITS_BANK = `(e.mode <> 'cash' AND ${ENTRY_UNBACKED})`;
