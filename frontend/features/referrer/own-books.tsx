import { listOwnCredits } from '@shop/contracts/commission-credits/endpoints';
import type { CommissionCreditView } from '@shop/contracts/commission-credits/views';
import { pathOf } from '@shop/contracts/endpoint';
import type { PayoutView } from '@shop/contracts/payouts/views';
import { listOwnCommissions, listOwnPayouts, printOwnStatement } from '@shop/contracts/referrals/endpoints';
import type { CommissionEntryView } from '@shop/contracts/referrals/views';
import { dayWords, type DayWords } from '@shop/contracts/rules/day-words/en';
import type { Translated } from '@shop/contracts/rules/language';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../api/call-signed-in.ts';
import { Money } from '../../ui/text/money.tsx';
import { words as english } from '../../words/en/referrer/area.ts';
import { useWords } from '../desk/parts/chosen-words.ts';
import { percentOf } from '../desk/parts/record/percent.ts';
import { PagedPanel, type Book } from '../desk/parts/paged/paged-panel.tsx';

type Words = Translated<typeof english>;

const shownDay = (instant: string, days: DayWords) => formatDay(dayOf(new Date(instant)), days);

const payouts = (words: Words, days: DayWords): Book<PayoutView> => ({
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
      shownDay(at, days),
      words.payoutStates[state],
      words.taxKept(formatMoney(grossPaise), formatMoney(taxPaise)),
      bankReference,
    ]
      .filter(Boolean)
      .join(' · '),
  amount: ({ netPaise }) => <Money paise={netPaise} />,
});

const credits = (words: Words, days: DayWords): Book<CommissionCreditView> => ({
  title: words.credits,
  none: words.noCredits,
  heads: [words.creditMonth, words.creditNet],
  keyOf: ({ month }) => month,
  what: ({ month }) => words.monthTitle(month),
  under: ({ creditedOn, grossPaise, taxPaise, basisPoints, paidOn }) =>
    [
      words.creditedOn(formatDay(creditedOn, days), formatMoney(grossPaise)),
      taxPaise > 0 && words.creditTax(formatMoney(taxPaise), percentOf(basisPoints)),
      paidOn ? words.creditPaid(formatDay(paidOn, days)) : grossPaise > 0 && words.creditUnpaid,
    ]
      .filter(Boolean)
      .join(' · '),
  amount: ({ grossPaise, taxPaise }) => <Money paise={grossPaise - taxPaise} />,
});

const entries = (words: Words, days: DayWords): Book<CommissionEntryView> => ({
  title: words.ledger,
  none: words.ledgerNone,
  heads: [words.entry, words.commission],
  keyOf: ({ id }) => id,
  what: ({ kind, orderNumber }) => [words.ledgerKinds[kind], orderNumber].filter(Boolean).join(', '),
  under: ({ at, basePaise, basisPoints }) => {
    const rate = basisPoints === null ? null : percentOf(basisPoints);
    const of = rate === null || basePaise === null ? null : words.ledgerRate(rate, formatMoney(basePaise));
    return [shownDay(at, days), of].filter(Boolean).join(' · ');
  },
  amount: ({ kind, pendingPaise, duePaise, paidPaise }) => (
    <Money paise={kind === 'paid' || kind === 'returned' ? paidPaise : duePaise || pendingPaise} />
  ),
});

/** What each month earned, its tax, and when it was paid. */
export function OwnCredits() {
  const words = useWords(english);
  const days = useWords(dayWords);
  return (
    <PagedPanel
      book={credits(words, days)}
      queryKey={['referrals', 'own-credits']}
      read={(query) => callSignedIn(listOwnCredits, { query })}
    />
  );
}

/** What was paid out, each with its statement. */
export function OwnPayouts() {
  const words = useWords(english);
  const days = useWords(dayWords);
  return (
    <PagedPanel
      book={payouts(words, days)}
      queryKey={['referrals', 'own-payouts']}
      read={(query) => callSignedIn(listOwnPayouts, { query })}
    />
  );
}

/** Every entry of the own ledger, the newest first. */
export function OwnLedger() {
  const words = useWords(english);
  const days = useWords(dayWords);
  return (
    <PagedPanel
      book={entries(words, days)}
      queryKey={['referrals', 'own-ledger']}
      read={(query) => callSignedIn(listOwnCommissions, { query })}
    />
  );
}
