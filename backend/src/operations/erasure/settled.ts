/** SQL: nothing is to come of an order any more, and nobody owes anybody for it. @param o its row */
export const orderSettled = (o: string) =>
  `${o}.state IN ('collected', 'cancelled') AND ${o}.balance_paise = 0
    AND NOT EXISTS (SELECT FROM order_claim WHERE order_id = ${o}.id AND order_claim.state = 'open')`;

/** The same of a passbook. */
export const passbookSettled = (m: string) =>
  `${m}.state IN ('redeemed', 'cancelled', 'refunded') AND ${m}.held_paise = 0`;

const CLAIMS = { receipt: 'reference_claim', entry: 'membership_reference' };

/**
 * The transfer that a receipt of orders is, or an entry of a passbook: in the spelling that banks' rows have, where it
 * claims one, or as somebody typed. @param m its row
 */
export const transferOf = (m: string, kind: keyof typeof CLAIMS) =>
  `coalesce((SELECT c.reference FROM ${CLAIMS[kind]} c WHERE c.${kind}_id = ${m}.id), ${m}.reference)`;

/** All that is not settled, with each receipt and transfer that paid a part of it. */
const UNSETTLED = `(
  SELECT m.id AS receipt_id, ${transferOf('m', 'receipt')} AS reference, o.id AS paper_id, 'order ' || o.number AS paper
  FROM orders o JOIN payment p ON p.order_id = o.id JOIN receipt m ON m.id = p.receipt_id
  WHERE NOT (${orderSettled('o')})
  UNION ALL SELECT NULL, ${transferOf('e', 'entry')}, m.id, 'passbook ' || m.number
  FROM membership m JOIN membership_entry e ON e.membership_id = m.id
  WHERE e.mode IS NOT NULL AND NOT (${passbookSettled('m')}))`;

/**
 * The bank's words, a receipt's note and the reason of its correction name who paid, and one transfer may pay for several.
 * They go when one whom it paid for is erased, or when its books are over; but while anything that it paid is not settled
 * they stay, for all of it. SQL: whether something is not.
 * @param reference the transfer's
 */
export const transferOwed = (reference: string) =>
  `EXISTS (SELECT FROM ${UNSETTLED} owing WHERE owing.reference = ${reference})`;

/** The same of a receipt, which cash has too. @param m its row */
export const receiptOwed = (m: string) =>
  `(EXISTS (SELECT FROM ${UNSETTLED} owing WHERE owing.receipt_id = ${m}.id) OR ${transferOwed(transferOf(m, 'receipt'))})`;

/** What is not settled and not of the one who is erased, of the transfers and receipts that tell of both. */
export const OWED_BY_OTHERS = `
  SELECT DISTINCT owing.paper FROM (
    SELECT m.id AS receipt_id, ${transferOf('m', 'receipt')} AS reference FROM receipt m
      WHERE m.id IN (SELECT receipt_id FROM payment WHERE order_id IN (SELECT id FROM gone_order))
    UNION SELECT NULL, ${transferOf('e', 'entry')} FROM membership_entry e
      WHERE e.membership_id IN (SELECT id FROM gone_membership)) own
  JOIN ${UNSETTLED} owing ON owing.receipt_id = own.receipt_id OR owing.reference = own.reference
  WHERE owing.paper_id NOT IN (SELECT id FROM gone_order UNION ALL SELECT id FROM gone_membership)
    AND (EXISTS (SELECT FROM bank_row b WHERE b.reference = own.reference AND b.description <> 'Erased')
      OR EXISTS (SELECT FROM receipt m WHERE m.id = own.receipt_id AND m.note <> '')
      OR EXISTS (SELECT FROM receipt_correction c WHERE c.receipt_id = own.receipt_id AND c.reason <> 'Erased'))
  ORDER BY owing.paper`;
