import type { OrderRowView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { rupees } from '@shop/contracts/rules/money';
import type { PaymentStatus } from '@shop/contracts/rules/orders/order-totals';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';
import { ORDER_STATES } from '../../../../platform/printing/export-words.ts';

const PAYMENTS: Record<PaymentStatus, string> = {
  unpaid: 'Unpaid',
  'part-paid': 'Part paid',
  paid: 'Paid',
  'refund-due': 'Refund due',
  'nothing-due': 'Nothing due',
};

/** The order list as a file: money in rupees. */
export const orderExport: readonly ExportColumn<OrderRowView>[] = [
  { head: 'Number', value: (order) => order.number },
  { head: 'Placed', value: (order) => formatInstant(order.placedAt) },
  { head: 'Customer', value: (order) => order.customerName },
  { head: 'Phone', value: (order) => order.phone },
  { head: 'City', value: (order) => order.city },
  { head: 'Pickup location', value: (order) => order.pickupLocation ?? 'To the door' },
  { head: 'State', value: (order) => ORDER_STATES[order.state] },
  { head: 'On hold', value: (order) => (order.onHold ? 'yes' : '') },
  { head: 'Payment', value: (order) => PAYMENTS[order.paymentStatus] },
  { head: 'Referral code', value: (order) => order.referralCode },
  { head: 'Items', value: (order) => order.lineCount },
  { head: 'Total', value: (order) => rupees(order.totalPaise) },
  { head: 'Balance', value: (order) => rupees(order.balancePaise) },
];
