import { listOwnCredits } from '@shop/contracts/commission-credits/endpoints';
import type { CommissionCreditView } from '@shop/contracts/commission-credits/views';
import { pathOf } from '@shop/contracts/endpoint';
import type { PayoutView } from '@shop/contracts/payouts/views';
import { listOwnCommissions, listOwnPayouts, printOwnStatement } from '@shop/contracts/referrals/endpoints';
import type { CommissionEntryView } from '@shop/contracts/referrals/views';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../api/call-signed-in.ts';
import { Money } from '../../ui/text/money.tsx';
import { monthTitle } from '../../words/en/staff/months.ts';
import { words } from '../../words/en/referrer/area.ts';
import { percentOf } from '../desk/parts/record/percent.ts';
import { PagedPanel, type Book } from '../desk/parts/paged/paged-panel.tsx';

const shownDay = (instant: string) => formatDay(dayOf(new Date(instant)));

const payouts: Book<PayoutView> = {
  title: words.payouts,
  none: words.noPayouts,
  heads: [words.statement, words.paidOut],
  keyOf: ({ reference }) => reference,
  what: ({ reference }) => (
    <a href={pathOf(printOwnStatement, { reference })} target="_blank" rel="noreferrer">
      {words.statementOf(reference)}
    </a>
  ),
  under: ({ at, state, grossPaise, taxPaise, bankReference }) =>
    [
      shownDay(at),
      words.payoutStates[state],
      words.taxKept(formatMoney(grossPaise), formatMoney(taxPaise)),
      bankReference,
    ]
      .filter(Boolean)
      .join(' · '),
  amount: ({ netPaise }) => <Money paise={netPaise} />,
};

const credits: Book<CommissionCreditView> = {
  title: words.credits,
  none: words.noCredits,
  heads: [words.creditMonth, words.creditNet],
  keyOf: ({ month }) => month,
  what: ({ month }) => monthTitle(month),
  under: ({ creditedOn, grossPaise, taxPaise, basisPoints, paidOn }) =>
    [
      words.creditedOn(formatDay(creditedOn), formatMoney(grossPaise)),
      taxPaise > 0 && words.creditTax(formatMoney(taxPaise), percentOf(basisPoints)),
      paidOn ? words.creditPaid(formatDay(paidOn)) : grossPaise > 0 && words.creditUnpaid,
    ]
      .filter(Boolean)
      .join(' · '),
  amount: ({ grossPaise, taxPaise }) => <Money paise={grossPaise - taxPaise} />,
};

const entries: Book<CommissionEntryView> = {
  title: words.ledger,
  none: words.ledgerNone,
  heads: [words.entry, words.commission],
  keyOf: ({ id }) => id,
  what: ({ kind, orderNumber }) => [words.ledgerKinds[kind], orderNumber].filter(Boolean).join(', '),
  under: ({ at, basePaise, basisPoints }) => {
    const rate = basisPoints === null ? null : percentOf(basisPoints);
    const of = rate === null || basePaise === null ? null : words.ledgerRate(rate, formatMoney(basePaise));
    return [shownDay(at), of].filter(Boolean).join(' · ');
  },
  amount: ({ kind, pendingPaise, duePaise, paidPaise }) => (
    <Money paise={kind === 'paid' || kind === 'returned' ? paidPaise : duePaise || pendingPaise} />
  ),
};

/** What each month earned, its tax, and when it was paid. */
export function OwnCredits() {
  return (
    <PagedPanel
      book={credits}
      queryKey={['referrals', 'own-credits']}
      read={(query) => callSignedIn(listOwnCredits, { query })}
    />
  );
}

/** What was paid out, each with its statement. */
export function OwnPayouts() {
  return (
    <PagedPanel
      book={payouts}
      queryKey={['referrals', 'own-payouts']}
      read={(query) => callSignedIn(listOwnPayouts, { query })}
    />
  );
}

/** Every entry of the own ledger, the newest first. */
export function OwnLedger() {
  return (
    <PagedPanel
      book={entries}
      queryKey={['referrals', 'own-ledger']}
      read={(query) => callSignedIn(listOwnCommissions, { query })}
    />
  );
}
