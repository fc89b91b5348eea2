import type { OwedOrderView } from '@shop/contracts/reports/dues';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';

const STATES: Record<OrderState, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  dispatched: 'Dispatched',
  arrived: 'At the pickup location',
  collected: 'Collected',
  cancelled: 'Cancelled',
};

const rupees = (paise: number) => paise / 100;

/** What is owed on orders, in rupees; below nothing what the shop owes. */
export const duesExport: readonly ExportColumn<OwedOrderView>[] = [
  { head: 'Order', value: ({ number }) => number },
  { head: 'Placed on', value: ({ day }) => day },
  { head: 'Customer', value: ({ customerName }) => customerName },
  { head: 'State', value: ({ state }) => STATES[state] },
  { head: 'Goes to', value: ({ place }) => place ?? 'The door' },
  { head: 'Transporter', value: ({ transporter }) => transporter },
  { head: 'To pay ₹', value: ({ paidPaise, balancePaise }) => rupees(paidPaise + balancePaise) },
  { head: 'Paid ₹', value: ({ paidPaise }) => rupees(paidPaise) },
  { head: 'Balance ₹', value: ({ balancePaise }) => rupees(balancePaise) },
];
