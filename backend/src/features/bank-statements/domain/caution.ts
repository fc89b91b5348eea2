import type { BankCaution } from '@shop/contracts/rules/bank/bank-rows';
import type { Incoming } from './incoming.ts';

/** A transfer that was taken back or sent back, with the way it went before it: `NEFTRETURN`, `UPI-REV`, `RVSL`. */
const RETURNED = new RegExp(
  '^(?:UPI|IMPS|NEFT|RTGS|ACH|NACH|ECS|INW|OW|IW|CHQ|CLG|TXN|TRF|CR|DR)?' +
    '(?:REV|REVD|REVR?S?A?L|REVERS(?:AL|E|ED|ING)|RVSL|RVS|RET|RTN|RTND|RTRN|RETD|RETURN|RETURNS|RETURNED|' +
    'REJ|REJECT|REJECTS|REJECTED|REJECTION|REFUND|REFUNDED|RECALL|RECALLED|CANCELLED|DECLINED|FAILED|FAILURE|' +
    'UNPAID|BOUNCED?|DISHONOU?RED|CHARGEBACK|ADJ|ADJUSTMENT|CORRECTION)$',
);
const CHEQUE = /^(?:CHQ|CHQS|CHEQUE|CHEQUES|CLG|CLEARING|CTS|MICR)$/;
/** By which the shop names what it pays out: to referrers and to members. */
const PAYOUT = /^[PR]\d{8,12}$/;

/** Why what came in is not a customer's payment by itself. */
export function cautionOf({ description, wentOut = false }: Incoming): BankCaution | null {
  const text = description.toUpperCase();
  const words = text.split(/[^A-Z0-9]+/);
  if (words.some((word) => RETURNED.test(word) || PAYOUT.test(word))) return 'returned';
  if (wentOut) return 'went-out';
  return words.some((word) => CHEQUE.test(word)) ? 'cheque' : null;
}
