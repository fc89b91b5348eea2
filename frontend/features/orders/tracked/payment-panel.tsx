import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { CopyButton } from '../../../ui/copy-button.tsx';
import {
  paymentKindWords,
  paymentModeWords,
  paymentStatusWords,
  words,
} from '../../../words/en/orders-page.ts';
import cards from './tracked-order.module.css';
import styles from './payment-panel.module.css';

/** What is to be paid and how, and what came in. */
export function PaymentPanel({ order }: { order: TrackedOrderView }) {
  const { state, number, balancePaise, paidPaise, payments, paymentDetails, paymentStatus } = order;
  const isOwed = paymentStatus === 'refund-due';
  const isOpen = state !== 'cancelled' && balancePaise > 0;
  return (
    <section className={cards['card']} aria-labelledby="payment">
      <h2 id="payment">{words.payment}</h2>
      <p className={styles['due']}>
        {isOpen || isOwed ? (
          <>
            <span>{isOwed ? words.toPayBack : paymentDetails ? words.toPay : words.toPayLater}</span>
            <strong>{formatMoney(Math.abs(balancePaise))}</strong>
          </>
        ) : (
          <strong>{paymentStatusWords[paymentStatus]}</strong>
        )}
      </p>
      {isOpen && !paymentDetails && <p>{words.noPaymentYet}</p>}
      {isOpen && paymentDetails && (
        <>
          <p>{words.payBy}</p>
          <dl className={styles['details']}>
            <Detail name={words.upi} value={paymentDetails.upiId} copied />
            <Detail name={words.accountName} value={paymentDetails.accountName} />
            <Detail name={words.account} value={paymentDetails.accountNumber} copied />
            <Detail name={words.ifsc} value={paymentDetails.ifsc} copied />
            <Detail name={words.bank} value={paymentDetails.bank} />
            <Detail name={words.reference} value={number} copied />
          </dl>
        </>
      )}
      {payments.length > 0 && (
        <>
          <h3>{words.payments}</h3>
          <ul className={styles['payments']}>
            {payments.map(({ kind, mode, amountPaise, receivedOn }, index) => (
              <li key={`${receivedOn} ${index}`}>
                <span>
                  {formatDay(receivedOn)},{' '}
                  {kind === 'received' ? paymentModeWords[mode] : paymentKindWords[kind]}
                </span>
                <b>{formatMoney(amountPaise)}</b>
              </li>
            ))}
            <li className={styles['sum']}>
              <span>{words.paid}</span>
              <b>{formatMoney(paidPaise)}</b>
            </li>
          </ul>
        </>
      )}
    </section>
  );
}

function Detail({ name, value, copied }: { name: string; value: string; copied?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {copied && <CopyButton what={name} text={value} />}
      </dd>
    </div>
  );
}
