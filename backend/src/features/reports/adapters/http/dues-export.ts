import type { OwedOrderView } from '@shop/contracts/reports/dues';
import { rupees } from '@shop/contracts/rules/money';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';
import { ORDER_STATES } from '../../../../platform/printing/export-words.ts';

/** What is owed on orders, in rupees; below nothing what the shop owes. */
export const duesExport: readonly ExportColumn<OwedOrderView>[] = [
  { head: 'Order', value: ({ number }) => number },
  { head: 'Placed on', value: ({ day }) => day },
  { head: 'Customer', value: ({ customerName }) => customerName },
  { head: 'State', value: ({ state }) => ORDER_STATES[state] },
  { head: 'Goes to', value: ({ place }) => place ?? 'The door' },
  { head: 'Transporter', value: ({ transporter }) => transporter },
  { head: 'To pay ₹', value: ({ paidPaise, balancePaise }) => rupees(paidPaise + balancePaise) },
  { head: 'Paid ₹', value: ({ paidPaise }) => rupees(paidPaise) },
  { head: 'Balance ₹', value: ({ balancePaise }) => rupees(balancePaise) },
];
