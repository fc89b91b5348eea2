import type { OwnPassbookView } from '@shop/contracts/schemes/passbook-views';
import { formatMoney } from '@shop/contracts/rules/money';
import { isAsked } from '@shop/contracts/rules/schemes/passbook';
import { LinkButton } from '../../../ui/button.tsx';
import { AmountDue, PayTo } from '../../../ui/paying.tsx';
import { words } from '../../../words/en/passbook.ts';
import styles from './next-payment.module.css';
import cards from './passbook.module.css';

/** What is asked for next and every way to pay it; how to buy, once it is time. */
export function NextPayment({ passbook }: { passbook: OwnPassbookView }) {
  const { state, next, isYearOver, instalments, sums } = passbook;
  const first = instalments.find(isAsked);
  if (isYearOver) return null;
  if (state !== 'requested' && state !== 'matured' && next === null) return null;
  return (
    <section className={`${cards['card']} ${cards['screen']}`} aria-labelledby="next">
      <h2 id="next">{words.nextTitle}</h2>
      {state === 'requested' && <p>{words.nextAsked}</p>}
      {state === 'matured' && (
        <>
          <h3>{words.buyTitle}</h3>
          <p>{words.buy}</p>
        </>
      )}
      {state === 'matured' && next && (
        <>
          <h3>{words.catchUpTitle}</h3>
          <p>{words.catchUp(next.amountPaise)}</p>
          <Ways passbook={passbook} amountPaise={next.amountPaise} />
        </>
      )}
      {state !== 'matured' && next && (
        <>
          <AmountDue>
            <span>{words.nextNumbers(first?.number ?? next.number, next.number, instalments.length)}</span>
            <strong>{formatMoney(next.amountPaise)}</strong>
          </AmountDue>
          <p>{words.dueOn(next.dueOn, next.graceUntil)}</p>
          {sums.overduePaise > 0 && (
            <p className={styles['late']}>{words.overdue(sums.overduePaise, next.amountPaise)}</p>
          )}
          <Ways passbook={passbook} amountPaise={next.amountPaise} />
        </>
      )}
    </section>
  );
}

function Ways({ passbook, amountPaise }: { passbook: OwnPassbookView; amountPaise: number }) {
  const { number, upi, paymentDetails } = passbook;
  if (!upi || !paymentDetails) return null;
  return (
    <>
      <LinkButton href={upi.link} wide className={styles['pay']}>
        {words.payUpi(amountPaise)}
      </LinkButton>
      <div className={styles['square']}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(upi.square)}`}
          alt={words.square}
          width="160"
          height="160"
        />
        <p>{words.squareHelp}</p>
      </div>
      <h3>{words.bankTitle}</h3>
      <p className={styles['help']}>{words.payHelp}</p>
      <PayTo
        facts={[
          [words.reference, number, 'copied'],
          [words.upi, paymentDetails.upiId, 'copied'],
          [words.accountName, paymentDetails.accountName],
          [words.account, paymentDetails.accountNumber, 'copied'],
          [words.ifsc, paymentDetails.ifsc, 'copied'],
          [words.bank, paymentDetails.bank],
        ]}
      />
    </>
  );
}
