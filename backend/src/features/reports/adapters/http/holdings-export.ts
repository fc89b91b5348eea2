import type { CommissionRowView } from '@shop/contracts/reports/referrers/views';
import type { LiabilityDue, LiabilityRowView } from '@shop/contracts/reports/schemes/views';
import type { StockReportRowView } from '@shop/contracts/reports/stock/views';
import type { ProductState } from '@shop/contracts/rules/catalogue/product-states';
import type { Day } from '@shop/contracts/rules/days';
import { rupees } from '@shop/contracts/rules/money';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';

/** What the shop has, holds and owes, as files: money in rupees. */

const STATES: Record<ProductState, string> = { draft: 'Draft', active: 'In the list', archived: 'Archived' };
const DUES: Record<LiabilityDue, string> = { soon: 'Within thirty days', over: 'Over' };

export const stockExport: readonly ExportColumn<StockReportRowView>[] = [
  { head: 'Item code', value: ({ code }) => code },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Category', value: ({ category }) => category },
  { head: 'State', value: ({ state }) => STATES[state] },
  { head: 'On hand', value: ({ onHand }) => onHand },
  { head: 'Held', value: ({ held }) => held },
  { head: 'Free', value: ({ free }) => free },
  { head: 'Purchase rate ₹', value: ({ purchasePaise }) => rupees(purchasePaise) },
  { head: 'At purchase rate ₹', value: ({ purchaseValuePaise }) => rupees(purchaseValuePaise) },
  { head: 'Net rate ₹', value: ({ netPaise }) => rupees(netPaise) },
  { head: 'At net rate ₹', value: ({ netValuePaise }) => rupees(netValuePaise) },
  { head: 'Sold', value: ({ sold }) => sold },
];

export const liabilityExport = (day: Day): readonly ExportColumn<LiabilityRowView>[] => [
  { head: 'On', value: () => day },
  { head: 'Passbook', value: ({ number }) => number },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Scheme', value: ({ schemeName }) => schemeName },
  { head: 'Held ₹', value: ({ heldPaise }) => rupees(heldPaise) },
  { head: 'Year ends on', value: ({ settleBy }) => settleBy },
  { head: 'Year', value: ({ due }) => due && DUES[due] },
];

export const commissionExport = (day: Day): readonly ExportColumn<CommissionRowView>[] => [
  { head: 'On', value: () => day },
  { head: 'Code', value: ({ code }) => code },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Pending ₹', value: ({ pendingPaise }) => rupees(pendingPaise) },
  { head: 'Earned ₹', value: ({ earnedPaise }) => rupees(earnedPaise) },
  { head: 'Due ₹', value: ({ duePaise }) => rupees(duePaise) },
  { head: 'Paid ₹', value: ({ paidPaise }) => rupees(paidPaise) },
  { head: 'Of it tax ₹', value: ({ taxPaise }) => rupees(taxPaise) },
];
