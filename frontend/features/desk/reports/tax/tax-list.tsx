import { exportTax, listTax } from '@shop/contracts/reports/tax/endpoints';
import type { ListTaxQuery } from '@shop/contracts/reports/tax/requests';
import type { TaxRowView } from '@shop/contracts/reports/tax/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatDay } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { paths } from '../../../../lib/paths.ts';
import { Money } from '../../../../ui/text/money.tsx';
import { words } from '../../../../words/en/staff/tax-report.ts';
import type { ListDescription } from '../../parts/list/description.ts';
import { percentOf } from '../../parts/record/percent.ts';
import { quartersToChoose } from './quarters.ts';

const { columns } = words;
const rateOf = ({ basisPoints, section, taxablePaise }: TaxRowView) =>
  taxablePaise > 0 && words.rate(percentOf(basisPoints), formatMoney(taxablePaise), section);
const creditedOf = ({ creditedOn }: TaxRowView) => (creditedOn ? formatDay(creditedOn) : words.notCredited);
const paidOf = ({ paidOn }: TaxRowView) => (paidOn ? formatDay(paidOn) : words.notPaid);
const challanOf = ({ challan, taxPaise }: TaxRowView) => {
  if (challan) return words.challan(challan.bsrCode, challan.serial);
  return taxPaise > 0 && words.noChallan;
};

/** Each time that TDS on commission fell due. */
export const taxList: ListDescription<TaxRowView, ListTaxQuery> = {
  name: 'tax',
  path: paths.adminTax,
  permission: 'reports.read',
  rows: listTax,
  export: { endpoint: exportTax, permission: 'reports.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    quarter: { kind: 'choice', label: words.quarter, any: words.anyQuarter, options: quartersToChoose() },
    open: { kind: 'flag', label: words.open },
  },
  sorts: words.sorts,
  columns: [
    { head: columns.day, cell: ({ day }) => formatDay(day), line: true, sorts: ['newest'] },
    {
      head: columns.name,
      cell: ({ name }) => name,
      under: ({ code, pan }) => `${code} · ${pan ?? words.noPan}`,
      wide: true,
      sorts: ['name'],
    },
    {
      head: columns.credited,
      cell: creditedOf,
      under: ({ bookedOn }) => bookedOn && words.bookedOn(formatDay(bookedOn)),
    },
    { head: columns.paid, cell: paidOf, under: ({ reference }) => reference },
    { head: columns.amount, cell: ({ grossPaise }) => <Money paise={grossPaise} />, figure: true },
    {
      head: columns.tax,
      cell: ({ taxPaise }) => <Money paise={taxPaise} />,
      under: rateOf,
      figure: true,
      sorts: ['tax'],
    },
    {
      head: columns.challan,
      cell: challanOf,
      under: ({ challan }) => challan && formatDay(challan.paidOn),
    },
  ],
  card: (row) => ({
    head: row.name,
    side: <Money paise={row.taxPaise} />,
    lines: [
      [formatDay(row.day), row.pan ?? words.noPan],
      [<Money key="amount" paise={row.grossPaise} />, rateOf(row)],
      [`${columns.credited}: ${creditedOf(row)}`, `${columns.paid}: ${paidOf(row)}`],
      ...(row.taxPaise > 0 ? [[columns.challan, challanOf(row)] as const] : []),
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ referrerId }) => paths.adminReferrer(referrerId),
  words,
};
