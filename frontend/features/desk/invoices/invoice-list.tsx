import { exportInvoices, listInvoices } from '@shop/contracts/invoices/endpoints';
import type { ListInvoicesQuery } from '@shop/contracts/invoices/requests';
import type { InvoiceRowView } from '@shop/contracts/invoices/views';
import { formatDay } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { documentWords, words } from '../../../words/en/staff/invoices.ts';
import type { ListDescription } from '../parts/list/description.ts';

const { columns } = words;
const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: InvoiceRowView) => cgstPaise + sgstPaise + igstPaise;

/** Every invoice and credit note, with the file for the accounts. */
export const invoiceList: ListDescription<InvoiceRowView, ListInvoicesQuery> = {
  name: 'invoices',
  path: paths.adminInvoices,
  permission: 'invoices.read',
  rows: listInvoices,
  export: { endpoint: exportInvoices, permission: 'invoices.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    kind: { kind: 'choice', label: words.kind, any: words.anyKind, options: words.kinds },
    buyer: { kind: 'choice', label: words.buyer, any: words.anyBuyer, options: words.buyers },
    days: { kind: 'days', from: words.from, to: words.to },
  },
  sorts: words.sorts,
  columns: [
    {
      head: columns.number,
      cell: ({ number }) => number,
      under: ({ kind, day, registration }) =>
        `${documentWords.kinds[kind]}, ${formatDay(day)}${registration === 'missing' ? words.noIrn : ''}`,
      sorts: ['newest', 'oldest'],
    },
    { head: columns.order, cell: ({ orderNumber }) => orderNumber, line: true },
    {
      head: columns.customer,
      cell: ({ customerName }) => customerName,
      under: ({ stateName, gstin }) => (gstin ? `${stateName} · ${gstin}` : stateName),
      wide: true,
    },
    { head: columns.taxable, cell: ({ taxablePaise }) => <Money paise={taxablePaise} />, figure: true },
    { head: columns.tax, cell: (invoice) => <Money paise={taxOf(invoice)} />, figure: true },
    { head: columns.total, cell: ({ totalPaise }) => <Money paise={totalPaise} />, figure: true },
  ],
  card: ({ number, kind, day, customerName, orderNumber, totalPaise }) => ({
    head: number,
    side: <Money paise={totalPaise} />,
    lines: [
      [customerName, orderNumber],
      [documentWords.kinds[kind], formatDay(day)],
    ],
  }),
  keyOf: ({ number }) => number,
  nameOf: ({ number }) => number,
  hrefOf: ({ number }) => paths.adminInvoice(number),
  words,
};
