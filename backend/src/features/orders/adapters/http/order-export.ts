import type { OrderRowView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import type { ExportColumn } from '../../../../printing/export-files.ts';

/** The order list as a file: money in rupees. */
export const orderExport: readonly ExportColumn<OrderRowView>[] = [
  { head: 'Number', value: (order) => order.number },
  { head: 'Placed', value: (order) => formatInstant(order.placedAt) },
  { head: 'Customer', value: (order) => order.customerName },
  { head: 'Phone', value: (order) => order.phone },
  { head: 'City', value: (order) => order.city },
  { head: 'Pickup location', value: (order) => order.pickupLocation ?? 'To the door' },
  { head: 'State', value: (order) => order.state },
  { head: 'On hold', value: (order) => (order.onHold ? 'yes' : '') },
  { head: 'Payment', value: (order) => order.paymentStatus },
  { head: 'Referral code', value: (order) => order.referralCode },
  { head: 'Items', value: (order) => order.lineCount },
  { head: 'Total', value: (order) => order.totalPaise / 100 },
  { head: 'Balance', value: (order) => order.balancePaise / 100 },
];
