import { Button } from '@mantine/core';
import type { PaymentView } from '@shop/contracts/orders/views';
import { formatDay } from '@shop/contracts/rules/days';
import { useState } from 'react';
import { Money } from '../../../../ui/money.tsx';
import { words } from '../../../../words/en/admin-order.ts';
import { modeWords, paymentWord } from '../../../../words/en/admin-orders.ts';
import { staffSession } from '../../../accounts/session.ts';
import { Panel } from '../../parts/panel.tsx';
import type { Desk } from '../desk.ts';
import { PaymentForm } from './payment-form.tsx';
import styles from './payments-panel.module.css';

/** What is paid and what is open: the sums, the ledger, and new entries. */
export function PaymentsPanel({ desk }: { desk: Desk }) {
  const [open, setOpen] = useState<'payment' | 'refund' | null>(null);
  const { permissions } = staffSession.current();
  const { state, totals, paidPaise, balancePaise, paymentStatus, payments } = desk.order;
  const canPay = state !== 'cancelled' && balancePaise > 0 && permissions.includes('payments.record');
  const canRefund = paidPaise > 0 && permissions.includes('payments.refund');
  return (
    <Panel
      title={words.payments}
      actions={
        <>
          {canPay && (
            <Button variant="default" onClick={() => setOpen('payment')}>
              {words.recordPayment}
            </Button>
          )}
          {canRefund && (
            <Button variant="default" onClick={() => setOpen('refund')}>
              {words.recordRefund}
            </Button>
          )}
        </>
      }
    >
      <dl className={styles['sums']}>
        <div>
          <dt>{words.total}</dt>
          <dd>
            <Money paise={totals.totalPaise} />
          </dd>
        </div>
        <div>
          <dt>{words.paid}</dt>
          <dd>
            <Money paise={paidPaise} />
          </dd>
        </div>
        <div>
          <dt>{balancePaise < 0 ? words.dueBack : words.balance}</dt>
          <dd>
            <Money paise={Math.abs(balancePaise)} />
          </dd>
        </div>
      </dl>
      <p className={styles['status']}>{paymentWord(paymentStatus, state)}</p>
      {payments.length === 0 ? (
        <p className={styles['none']}>{words.noPayments}</p>
      ) : (
        <Ledger payments={payments} />
      )}
      {open && <PaymentForm desk={desk} refund={open === 'refund'} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

function Ledger({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <table className={styles['ledger']}>
      <caption className="visually-hidden">{words.ledger}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.mode}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <td>
              {modeWords[payment.mode]} {payment.reference}
              <span className={styles['small']}>
                {formatDay(payment.receivedOn)}, {words.by(payment.recordedBy)}
                {payment.note && `: ${payment.note}`}
              </span>
            </td>
            <td className={styles['figure']}>
              <Money paise={payment.amountPaise} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
