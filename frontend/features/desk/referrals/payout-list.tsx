import { listPayoutBatches } from '@shop/contracts/payouts/endpoints';
import type { ListPayoutBatchesQuery } from '@shop/contracts/payouts/requests';
import type { PayoutBatchRowView } from '@shop/contracts/payouts/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/payouts.ts';
import type { ListDescription } from '../parts/list/description.ts';

const bankOf = ({ waiting, failed }: PayoutBatchRowView) =>
  [words.waiting(waiting), words.failed(failed)].filter(Boolean).join(', ');

const netOf = ({ grossPaise, taxPaise }: PayoutBatchRowView) => grossPaise - taxPaise;

/** Batches of payouts, the newest first. */
export const payoutList: ListDescription<PayoutBatchRowView, ListPayoutBatchesQuery> = {
  name: 'payouts',
  path: paths.adminPayouts,
  permission: 'payouts.write',
  rows: listPayoutBatches,
  filters: {},
  columns: [
    { head: words.columns.batch, cell: ({ number }) => words.batch(number) },
    {
      head: words.columns.made,
      cell: ({ createdAt }) => formatInstant(createdAt),
      under: ({ createdBy }) => createdBy,
    },
    { head: words.columns.state, cell: ({ state }) => words.batchStates[state], under: bankOf, wide: true },
    { head: words.columns.payouts, cell: ({ payouts }) => payouts, figure: true },
    { head: words.columns.gross, cell: ({ grossPaise }) => <Money paise={grossPaise} />, figure: true },
    { head: words.columns.tax, cell: ({ taxPaise }) => <Money paise={taxPaise} />, figure: true },
    { head: words.net, cell: (batch) => <Money paise={netOf(batch)} />, figure: true },
  ],
  card: (batch) => ({
    head: words.batch(batch.number),
    side: <Money paise={netOf(batch)} />,
    lines: [
      [formatInstant(batch.createdAt), words.batchStates[batch.state]],
      [bankOf(batch), words.ofGross(formatMoney(batch.grossPaise), formatMoney(batch.taxPaise))],
    ],
  }),
  keyOf: ({ number }) => String(number),
  nameOf: ({ number }) => words.batch(number),
  hrefOf: ({ number }) => paths.adminPayoutBatch(number),
  words,
};
