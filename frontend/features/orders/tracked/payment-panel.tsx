import type { OwnOrderView } from '@shop/contracts/orders/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { MOST_BY_UPI_PAISE } from '@shop/contracts/rules/orders/upi';
import { AmountDue, PayByUpi, PayTo } from '../../../ui/paying.tsx';
import {
  paymentKindWords,
  paymentModeWords,
  paymentStatusWords,
  words,
} from '../../../words/en/shop/orders-page.ts';
import { words as paying } from '../../../words/en/shop/paying.ts';
import cards from './tracked-order.module.css';
import styles from './payment-panel.module.css';

interface PaymentPanelProps {
  order: OwnOrderView;
  /** In place of the sum while a change of it is asked about: one place says what it comes to, the question. */
  asked: string | null | undefined;
}

/** What is to be paid and how, and what came in. */
export function PaymentPanel({ order, asked }: PaymentPanelProps) {
  const { state, number, balancePaise, paidPaise, payments, paymentStatus } = order;
  const isOwed = paymentStatus === 'refund-due';
  const isOpen = state !== 'cancelled' && balancePaise > 0;
  const isAsked = isOpen && asked;
  const { paymentDetails, upi } = order;
  return (
    <section className={cards['card']} aria-labelledby="payment">
      <h2 id="payment">{words.payment}</h2>
      {isAsked ? (
        <p>{asked}</p>
      ) : (
        <AmountDue>
          {isOpen || isOwed ? (
            <>
              <span>{isOwed ? words.toPayBack : paymentDetails ? words.toPay : words.toPayLater}</span>
              <strong>{formatMoney(Math.abs(balancePaise))}</strong>
            </>
          ) : (
            <strong>{paymentStatusWords[paymentStatus]}</strong>
          )}
        </AmountDue>
      )}
      {isOpen && !isAsked && !paymentDetails && <p>{words.noPaymentYet}</p>}
      {isOpen && !isAsked && paymentDetails && (
        <>
          {upi && <PayByUpi upi={upi} amountPaise={balancePaise} />}
          <p className={styles['by']}>{upi ? words.payBy : paying.bankOnly(MOST_BY_UPI_PAISE)}</p>
          <PayTo
            facts={[
              ...(upi ? ([[words.upi, paymentDetails.upiId, 'copied']] as const) : []),
              [words.accountName, paymentDetails.accountName],
              [words.account, paymentDetails.accountNumber, 'copied'],
              [words.ifsc, paymentDetails.ifsc, 'copied'],
              [words.bank, paymentDetails.bank],
              [words.reference, number, 'copied'],
            ]}
          />
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
