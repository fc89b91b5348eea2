import type { OwnPassbookView } from '@shop/contracts/schemes/passbook-views';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Container } from '../../../ui/page/section.tsx';
import { endingSentences, stateSentences, words } from '../../../words/en/shop/passbook.ts';
import { forgetJoinDraft } from '../use-join-draft.ts';
import { EntryList } from './entry-list.tsx';
import { InstalmentTable } from './instalment-table.tsx';
import { NextPayment } from './next-payment.tsx';
import { PassbookActions } from './passbook-actions.tsx';
import styles from './passbook.module.css';
import { PassbookPeople } from './passbook-people.tsx';
import { PassbookHead, ReceiptSlips } from './passbook-sheet.tsx';
import { PassbookSums } from './passbook-sums.tsx';

/** Few members are ever paid back: the others do not load it. */
const PayeeForm = lazy(async () => ({ default: (await import('./payee-form.tsx')).PayeeForm }));

interface PassbookProps {
  passbook: OwnPassbookView;
  token: string;
  /** What its member finds written to the shop about it, with pieces in braces. */
  message: string;
  /** Where its due days are to be had. */
  calendar: string;
}

/** A passbook as its member sees it: what comes next, how it stands, every payment. It prints with its receipts. */
export function Passbook({ passbook, token, message, calendar }: PassbookProps) {
  const { number, state, ending, next, isYearOver, scheme, payee } = passbook;
  const { closed } = usePageContext();
  const [printed, print] = usePrintedReceipt();
  useEffect(forgetJoinDraft, []);
  return (
    <Container>
      <article className={printed === null ? styles['page'] : `${styles['page']} ${styles['alone']}`}>
        <PassbookHead passbook={passbook} />
        {closed && (
          <div className={styles['screen']}>
            <Notice kind="season">
              <a href={paths.closed}>{words.closed}</a>
            </Notice>
          </div>
        )}
        <header className={styles['head']}>
          <h1>
            <span>{words.passbook}</span> {number}
          </h1>
          <p>
            {scheme.name}, {words.perMonth(scheme.monthlyPaise, scheme.instalments)}
          </p>
          <p role="status">
            {ending && `${endingSentences[ending]} `}
            {isYearOver
              ? words.yearOver
              : state === 'matured' && next
                ? words.monthsOver
                : stateSentences[state]}
          </p>
        </header>
        {passbook.sums.overpaidPaise > 0 && (
          <div className={styles['screen']}>
            <Notice>{words.overpaid(passbook.sums.overpaidPaise)}</Notice>
          </div>
        )}
        <div className={styles['columns']}>
          <div className={styles['column']}>
            {(payee.isAsked || payee.payTo !== null) && (
              <Suspense>
                <PayeeForm passbook={passbook} token={token} />
              </Suspense>
            )}
            <NextPayment passbook={passbook} />
            <PassbookSums passbook={passbook} />
          </div>
          <div className={styles['column']}>
            <InstalmentTable passbook={passbook} />
            <EntryList passbook={passbook} onPrint={print} />
            <PassbookActions passbook={passbook} token={token} message={message} calendar={calendar} />
            <PassbookPeople passbook={passbook} />
          </div>
        </div>
        <ReceiptSlips passbook={passbook} only={printed} />
      </article>
    </Container>
  );
}

/** The one receipt that is printed without the rest, while it is; and what prints one. */
function usePrintedReceipt() {
  const [printed, setPrinted] = useState<string | null>(null);
  useEffect(() => {
    if (printed === null) return;
    window.addEventListener('afterprint', () => setPrinted(null), { once: true });
    window.print();
  }, [printed]);
  return [printed, setPrinted] as const;
}
