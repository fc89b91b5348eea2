import { exportMoney, listMoney } from '@shop/contracts/reports/endpoints';
import type { MoneyEntryView } from '@shop/contracts/reports/money-entry';
import type { ListMoneyQuery } from '@shop/contracts/reports/requests';
import { formatDay, formatInstant } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { PAYMENT_MODES } from '@shop/contracts/rules/orders/payments';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { modeWords } from '../../../words/en/staff/orders.ts';
import { words } from '../../../words/en/staff/reports.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { openedBy } from '../parts/opened-by.ts';

const { columns } = words;
const modes = Object.fromEntries(PAYMENT_MODES.map((mode) => [mode, modeWords[mode]]));

/** Where an entry comes from. */
function hrefOf({ source, numbers: [number = ''] }: MoneyEntryView): string | undefined {
  if (source === 'order') return openedBy('orders.read', paths.adminOrder(number));
  if (source === 'passbook') return openedBy('schemes.read', paths.adminMember(number));
  return openedBy('payouts.write', paths.adminPayouts);
}

/** What is booked on another day than its own, or takes back what is. */
function lateOf({ day, valueDay, isCorrection }: MoneyEntryView): string | false {
  if (isCorrection) return words.correctionOf(formatDay(valueDay));
  return valueDay !== day && words.valueDay(formatDay(valueDay));
}

/** Every rupee in and out. */
export const receiptList: ListDescription<MoneyEntryView, ListMoneyQuery> = {
  name: 'receipts',
  path: paths.adminReceipts,
  permission: 'reports.read',
  rows: listMoney,
  export: { endpoint: exportMoney, permission: 'reports.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    mode: { kind: 'choice', label: words.mode, any: words.anyMode, options: modes },
    direction: {
      kind: 'choice',
      label: words.direction,
      any: words.anyDirection,
      options: words.directions,
    },
    source: { kind: 'choice', label: words.source, any: words.anySource, options: words.sources },
    unbacked: { kind: 'flag', label: words.unbacked },
    days: { kind: 'days', from: words.from, to: words.to },
  },
  sorts: words.sorts,
  columns: [
    {
      head: columns.day,
      cell: ({ day }) => formatDay(day),
      under: (entry) => [modeWords[entry.mode], lateOf(entry)].filter(Boolean).join(' · '),
      sorts: ['newest', 'oldest'],
    },
    {
      head: columns.reference,
      cell: ({ reference }) => reference ?? '',
      under: ({ isBacked }) => isBacked === false && words.unbacked,
      line: true,
    },
    {
      head: columns.for,
      cell: ({ name }) => name,
      under: ({ numbers }) => numbers.join(', '),
      wide: true,
    },
    {
      head: columns.recorded,
      cell: ({ recordedBy }) => recordedBy,
      under: ({ recordedAt }) => formatInstant(recordedAt),
    },
    {
      head: columns.amountIn,
      cell: ({ amountPaise }) => amountPaise > 0 && <Money paise={amountPaise} />,
      figure: true,
    },
    {
      head: columns.amountOut,
      cell: ({ amountPaise }) => amountPaise < 0 && <Money paise={-amountPaise} />,
      figure: true,
    },
  ],
  card: (entry) => ({
    head: entry.name,
    side: <Money paise={entry.amountPaise} />,
    lines: [
      [`${formatDay(entry.day)}, ${modeWords[entry.mode]}`, entry.numbers.join(', ')],
      [entry.reference ?? '', lateOf(entry) || (entry.isBacked === false && words.unbacked)],
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ reference, name }) => reference ?? name,
  hrefOf,
  words,
};
