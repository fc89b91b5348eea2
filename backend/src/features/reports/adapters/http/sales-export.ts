import { marginPercent, type MarginGroup, type MarginRowView } from '@shop/contracts/reports/sales/margin';
import { isOfWholeOrders, type SalesGroup, type SalesRowView } from '@shop/contracts/reports/sales/views';
import { rupees } from '@shop/contracts/rules/money';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';

const HEADS: Record<SalesGroup, string> = {
  item: 'Item',
  category: 'Category',
  state: 'State',
  city: 'City',
  pickup: 'Pickup location',
  referrer: 'Referrer',
  day: 'Day',
  week: 'Week from',
};
const NONE: Partial<Record<SalesGroup, string>> = { pickup: 'To the door', referrer: 'None' };
/** Groups whose name needs a second column. */
const WITHIN: Partial<Record<SalesGroup, string>> = { city: 'State', pickup: 'City', referrer: 'Code' };

/** For whoever does the accounts: money in rupees. Orders are not divided by categories. */
export function salesExport(group: SalesGroup, before: string | null): readonly ExportColumn<SalesRowView>[] {
  const within = WITHIN[group];
  return [
    ...(group === 'item' ? [{ head: 'Code', value: ({ key }: SalesRowView) => key }] : []),
    { head: HEADS[group], value: ({ key, name }) => name ?? key ?? NONE[group] ?? '' },
    ...(within ? [{ head: within, value: (row: SalesRowView) => row.within }] : []),
    ...(group === 'category' ? [] : [{ head: 'Orders', value: ({ orders }: SalesRowView) => orders }]),
    { head: 'Quantity', value: ({ quantity }) => quantity },
    { head: 'Discount off MRP ₹', value: ({ discountPaise }) => rupees(discountPaise) },
    { head: 'Passbook benefit ₹', value: ({ benefitPaise }) => rupees(benefitPaise) },
    { head: 'Net ₹', value: ({ netPaise }) => rupees(netPaise) },
    { head: 'GST on invoices ₹', value: ({ gstPaise }) => rupees(gstPaise) },
    ...(isOfWholeOrders(group) ? wholeOrders : []),
    ...(before ? besideThem(before, group) : []),
  ];
}

const wholeOrders: readonly ExportColumn<SalesRowView>[] = [
  { head: 'Packing and freight ₹', value: ({ bill }) => rupees(bill?.chargesPaise) },
  { head: 'Billed ₹', value: ({ bill }) => rupees(bill?.billedPaise) },
  { head: 'Orders with an invoice', value: ({ bill }) => bill?.invoiced ?? null },
];

const besideThem = (name: string, group: SalesGroup): ExportColumn<SalesRowView>[] => [
  ...(group === 'category'
    ? []
    : [{ head: `${name}: orders`, value: ({ before }: SalesRowView) => before?.orders ?? null }]),
  { head: `${name}: quantity`, value: ({ before }) => before?.quantity ?? null },
  { head: `${name}: net ₹`, value: ({ before }) => rupees(before?.netPaise) },
];

/** Without GST, in rupees. */
export const marginExport = (group: MarginGroup): readonly ExportColumn<MarginRowView>[] => [
  ...(group === 'item' ? [{ head: 'Code', value: ({ key }: MarginRowView) => key }] : []),
  { head: 'Name', value: ({ name }) => name },
  { head: 'Quantity', value: ({ quantity }) => quantity },
  { head: 'Sale without GST ₹', value: ({ salePaise }) => rupees(salePaise) },
  { head: 'Of it at a known purchase rate ₹', value: ({ knownPaise }) => rupees(knownPaise) },
  { head: 'Bought for ₹', value: ({ costPaise, knownPaise }) => (knownPaise > 0 ? rupees(costPaise) : null) },
  {
    head: 'Gross margin ₹',
    value: ({ costPaise, knownPaise }) => (knownPaise > 0 ? rupees(knownPaise - costPaise) : null),
  },
  { head: 'Gross margin, per cent', value: (row) => marginPercent(row) },
];
