import { dayOf, formatInstant } from '@shop/contracts/rules/days';
import { isPaying, type MembershipState } from '@shop/contracts/rules/schemes/membership-states';
import type { LedgerRowView, MemberRowView } from '@shop/contracts/schemes/member-views';
import { rupees } from '@shop/contracts/rules/money';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';
import { MODES } from '../../../../platform/printing/export-words.ts';

const STATES: Record<MembershipState, string> = {
  requested: 'Requested',
  active: 'In good standing',
  behind: 'Behind',
  matured: 'Ready to buy',
  redeemed: 'Redeemed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

const ENTRIES: Record<LedgerRowView['kind'], string> = {
  receipt: 'Receipt',
  refund: 'Refund',
  redemption: 'Used for an order',
  'credit-returned': 'Given back by an order',
  correction: 'Correction',
};

export const memberExport: readonly ExportColumn<MemberRowView>[] = [
  { head: 'Passbook', value: ({ number }) => number },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Phone', value: ({ phone }) => phone },
  { head: 'Scheme', value: ({ schemeName }) => schemeName },
  { head: 'State', value: ({ state }) => STATES[state] },
  { head: 'Joined', value: ({ joinedAt }) => dayOf(new Date(joinedAt)) },
  { head: 'Received ₹', value: ({ receivedPaise }) => rupees(receivedPaise) },
  { head: 'Held ₹', value: ({ heldPaise }) => rupees(heldPaise) },
  { head: 'Due ₹', value: ({ duePaise }) => rupees(duePaise) },
  { head: 'Overdue ₹', value: ({ overduePaise }) => rupees(overduePaise) },
  {
    head: 'Benefit',
    // Of who bought or left there is none to come.
    value: ({ state, benefitLapsed }) => (isPaying(state) ? (benefitLapsed ? 'lapsed' : 'stands') : null),
  },
  { head: 'Settle by', value: ({ settleBy }) => settleBy },
];

/** Every entry with its sign: the sum of a column is what the shop owes. */
export const ledgerExport: readonly ExportColumn<LedgerRowView>[] = [
  { head: 'Day', value: ({ on }) => on },
  { head: 'Booked on', value: ({ on, bookedOn }) => bookedOn ?? on },
  { head: 'Passbook', value: ({ number }) => number },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Scheme', value: ({ schemeName }) => schemeName },
  { head: 'Entry', value: ({ kind }) => ENTRIES[kind] },
  { head: 'Amount ₹', value: ({ amountPaise }) => rupees(amountPaise) },
  { head: 'Mode', value: ({ mode }) => mode && MODES[mode] },
  { head: 'Reference', value: ({ reference }) => reference },
  { head: 'Order', value: ({ orderNumber }) => orderNumber },
  { head: 'Benefit ₹', value: ({ benefitPaise }) => rupees(benefitPaise) },
  { head: 'Paid to', value: ({ paidTo }) => paidTo },
  { head: 'Corrected', value: ({ corrected }) => (corrected ? 'yes' : null) },
  { head: 'Note', value: ({ note }) => note },
  { head: 'Recorded', value: ({ recordedAt }) => formatInstant(recordedAt) },
  { head: 'By', value: ({ recordedBy }) => recordedBy },
];
