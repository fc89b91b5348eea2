import type { OwnPassbookView } from '@shop/contracts/schemes/passbook-views';
import { formatMoney } from '@shop/contracts/rules/money';
import { isAsked } from '@shop/contracts/rules/schemes/passbook';
import { AmountDue, PayByUpi, PayTo } from '../../../ui/paying.tsx';
import { words } from '../../../words/en/shop/passbook.ts';
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
          <p>{words.buy(sums.benefitPaise > 0)}</p>
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
  if (!paymentDetails) return null;
  return (
    <>
      {upi && <PayByUpi upi={upi} amountPaise={amountPaise} />}
      <h3>{words.bankTitle}</h3>
      <p className={styles['help']}>{words.payHelp}</p>
      <PayTo
        facts={[
          [words.reference, number, 'copied'],
          ...(upi ? ([[words.upi, paymentDetails.upiId, 'copied']] as const) : []),
          [words.accountName, paymentDetails.accountName],
          [words.account, paymentDetails.accountNumber, 'copied'],
          [words.ifsc, paymentDetails.ifsc, 'copied'],
          [words.bank, paymentDetails.bank],
        ]}
      />
    </>
  );
}
