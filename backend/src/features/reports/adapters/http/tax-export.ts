import type { ChallanView, TaxRowView, TaxYearRowView } from '@shop/contracts/reports/tax/views';
import { rupees } from '@shop/contracts/rules/money';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';

/** TDS on commissions as files: money in rupees, rates in per cent. */

const challanText = ({ bsrCode, serial, paidOn }: ChallanView) => `${bsrCode} ${serial} ${paidOn}`;

export const taxExport = (tan: string | null): readonly ExportColumn<TaxRowView>[] => [
  { head: 'TAN', value: () => tan },
  { head: 'Deducted on', value: ({ day }) => day },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Code', value: ({ code }) => code },
  { head: 'PAN', value: ({ pan }) => pan },
  { head: 'Section', value: ({ section }) => section },
  { head: 'Credited on', value: ({ creditedOn }) => creditedOn },
  { head: 'Booked on', value: ({ creditedOn, bookedOn }) => bookedOn ?? creditedOn },
  { head: 'Paid on', value: ({ paidOn }) => paidOn },
  { head: 'Payout', value: ({ reference }) => reference },
  { head: 'Amount ₹', value: ({ grossPaise }) => rupees(grossPaise) },
  { head: 'TDS on ₹', value: ({ taxablePaise }) => rupees(taxablePaise) },
  { head: 'Rate %', value: ({ basisPoints }) => basisPoints / 100 },
  { head: 'TDS ₹', value: ({ taxPaise }) => rupees(taxPaise) },
  { head: 'BSR code', value: ({ challan }) => challan && challan.bsrCode },
  { head: 'Challan', value: ({ challan }) => challan && challan.serial },
  { head: 'Challan of', value: ({ challan }) => challan && challan.paidOn },
];

export const taxYearExport = (tan: string | null): readonly ExportColumn<TaxYearRowView>[] => [
  { head: 'TAN', value: () => tan },
  { head: 'Financial year', value: ({ year }) => year },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Code', value: ({ code }) => code },
  { head: 'PAN', value: ({ pan }) => pan },
  { head: 'Address', value: ({ address }) => address },
  { head: 'Section', value: ({ section }) => section },
  { head: 'Credited or paid ₹', value: ({ grossPaise }) => rupees(grossPaise) },
  ...['April to June', 'July to September', 'October to December', 'January to March'].flatMap(
    (months, at): ExportColumn<TaxYearRowView>[] => [
      {
        head: `Credited or paid ${months} ₹`,
        value: ({ quarters }) => rupees(quarters[at]?.grossPaise ?? 0),
      },
      { head: `TDS ${months} ₹`, value: ({ quarters }) => rupees(quarters[at]?.taxPaise ?? 0) },
    ],
  ),
  { head: 'TDS ₹', value: ({ taxPaise }) => rupees(taxPaise) },
  { head: 'Paid by challan ₹', value: ({ depositedPaise }) => rupees(depositedPaise) },
  { head: 'Challans', value: ({ challans }) => challans.map(challanText).join('; ') },
];
