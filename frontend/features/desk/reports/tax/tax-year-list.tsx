import { exportTaxYear, listTaxYear } from '@shop/contracts/reports/tax/endpoints';
import type { ListTaxYearQuery } from '@shop/contracts/reports/tax/requests';
import type { TaxQuarterView, TaxYearRowView } from '@shop/contracts/reports/tax/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { paths } from '../../../../lib/paths.ts';
import { Money } from '../../../../ui/text/money.tsx';
import { yearWords as words } from '../../../../words/en/staff/tax-report.ts';
import type { Column, ListDescription } from '../../parts/list/description.ts';
import { thisTaxYear, yearsToChoose } from './quarters.ts';

const { columns } = words;

const hasAmounts = (quarter: TaxQuarterView | undefined): quarter is TaxQuarterView =>
  quarter !== undefined && (quarter.grossPaise !== 0 || quarter.taxPaise !== 0);

const quarter = (head: string, at: number): Column<TaxYearRowView> => ({
  head,
  cell: ({ quarters }) => <Money paise={quarters[at]?.grossPaise ?? 0} />,
  under: ({ quarters }) => hasAmounts(quarters[at]) && words.quarter(formatMoney(quarters[at].taxPaise)),
  figure: true,
});

/** What each referrer's certificate of a financial year is made of. */
export const taxYearList: ListDescription<TaxYearRowView, ListTaxYearQuery> = {
  name: 'tax-year',
  path: paths.adminTaxYear,
  permission: 'reports.read',
  rows: listTaxYear,
  export: { endpoint: exportTaxYear, permission: 'reports.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    year: { kind: 'choice', label: words.year, any: thisTaxYear(), options: yearsToChoose() },
  },
  sorts: words.sorts,
  columns: [
    {
      head: columns.name,
      cell: ({ name }) => name,
      under: ({ code, pan }) => `${code} · ${pan ?? words.noPan}`,
      wide: true,
      sorts: ['name'],
    },
    { head: columns.gross, cell: ({ grossPaise }) => <Money paise={grossPaise} />, figure: true },
    ...columns.quarters.map(quarter),
    { head: columns.tax, cell: ({ taxPaise }) => <Money paise={taxPaise} />, figure: true, sorts: ['tax'] },
    {
      head: columns.deposited,
      cell: ({ depositedPaise }) => <Money paise={depositedPaise} />,
      figure: true,
    },
  ],
  card: ({ name, code, pan, grossPaise, taxPaise, depositedPaise, quarters }) => ({
    head: name,
    side: <Money paise={taxPaise} />,
    lines: [
      [code, pan ?? words.noPan],
      [columns.gross, <Money key="gross" paise={grossPaise} />],
      ...quarters.flatMap((each, at) =>
        hasAmounts(each)
          ? [
              [
                columns.quarters[at],
                words.quarterOf(formatMoney(each.grossPaise), formatMoney(each.taxPaise)),
              ] as const,
            ]
          : [],
      ),
      [columns.deposited, <Money key="deposited" paise={depositedPaise} />],
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => paths.adminReferrer(id),
  words,
};
