import { listReferrerPayouts } from '@shop/contracts/payouts/endpoints';
import type { PayoutView } from '@shop/contracts/payouts/views';
import type { CommissionEntryView } from '@shop/contracts/referrals/views';
import { listBroughtOrders, listCommissionEntries } from '@shop/contracts/referrers/endpoints';
import type { BroughtOrderView } from '@shop/contracts/referrers/views';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words as payoutWords } from '../../../words/en/staff/payouts.ts';
import { words } from '../../../words/en/staff/referrals.ts';
import { percentOf } from '../parts/record/percent.ts';
import { StateWord } from '../parts/state-word.tsx';
import { PagedPanel, type Book } from '../parts/paged/paged-panel.tsx';
import styles from '../parts/paged/rows.module.css';

const shownDay = (instant: string) => formatDay(dayOf(new Date(instant)));

const orders: Book<BroughtOrderView> = {
  title: words.orders,
  none: words.noOrders,
  heads: [words.order, words.commission],
  keyOf: ({ number }) => number,
  what: ({ number, customerName }) => (
    <>
      <a href={paths.adminOrder(number)}>{number}</a> {customerName}
    </>
  ),
  under: ({ placedAt, city, state, goodsPaise }) => (
    <>
      {shownDay(placedAt)}, {city} · {words.goods} {formatMoney(goodsPaise)} · <StateWord state={state} />
    </>
  ),
  amount: ({ pendingPaise, earnedPaise }) => (
    <>
      <Money paise={pendingPaise + earnedPaise} />
      <span className={styles['small']}>
        {pendingPaise > 0 ? words.kinds.pending : earnedPaise > 0 && words.kinds.earned}
      </span>
    </>
  ),
};

const entries: Book<CommissionEntryView> = {
  title: words.ledger,
  none: words.noEntries,
  heads: [words.what, words.amount],
  keyOf: ({ id }) => id,
  what: ({ kind, orderNumber }) => (
    <>
      {words.kinds[kind]} {orderNumber !== null && <a href={paths.adminOrder(orderNumber)}>{orderNumber}</a>}
    </>
  ),
  under: ({ at, basePaise, basisPoints }) => {
    const rate = basisPoints === null ? null : percentOf(basisPoints);
    const of = rate === null || basePaise === null ? null : words.ofRate(rate, formatMoney(basePaise));
    return [shownDay(at), of].filter(Boolean).join(' · ');
  },
  amount: ({ kind, pendingPaise, duePaise, paidPaise }) => (
    <Money paise={kind === 'paid' || kind === 'returned' ? paidPaise : duePaise || pendingPaise} />
  ),
};

const payouts: Book<PayoutView> = {
  title: payoutWords.ofReferrer,
  none: payoutWords.noPayouts,
  heads: [payoutWords.reference, payoutWords.net],
  keyOf: ({ reference }) => reference,
  what: ({ reference }) => <a href={paths.adminPayoutStatement(reference)}>{reference}</a>,
  under: ({ at, state, grossPaise, taxPaise, bankReference }) =>
    [
      shownDay(at),
      payoutWords.states[state],
      payoutWords.ofGross(formatMoney(grossPaise), formatMoney(taxPaise)),
      bankReference,
    ]
      .filter(Boolean)
      .join(' · '),
  amount: ({ netPaise }) => <Money paise={netPaise} />,
};

/** What they brought. */
export function OrdersPanel({ id }: { id: string }) {
  return (
    <PagedPanel
      book={orders}
      queryKey={['referrals', 'orders', id]}
      read={(query) => callSignedIn(listBroughtOrders, { params: { id }, query })}
    />
  );
}

/** Every entry of their ledger. */
export function LedgerPanel({ id }: { id: string }) {
  return (
    <PagedPanel
      book={entries}
      queryKey={['referrals', 'ledger', id]}
      read={(query) => callSignedIn(listCommissionEntries, { params: { id }, query })}
    />
  );
}

/** What they were paid, with the statement of each payout. */
export function PayoutsPanel({ id }: { id: string }) {
  return (
    <PagedPanel
      book={payouts}
      queryKey={['payouts', 'of', id]}
      read={(query) => callSignedIn(listReferrerPayouts, { params: { id }, query })}
    />
  );
}
