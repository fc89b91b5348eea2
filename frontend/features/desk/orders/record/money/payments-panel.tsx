import type { AdminOrderView, PaymentView } from '@shop/contracts/orders/views';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { lazy, useState } from 'react';
import { Money } from '../../../../../ui/text/money.tsx';
import { words } from '../../../../../words/en/staff/order.ts';
import { modeWords } from '../../../../../words/en/staff/orders.ts';
import { staffSession } from '../../../../accounts/session.ts';
import { CommandButton } from '../../../parts/commands/command-button.tsx';
import { MoreCommands } from '../../../parts/commands/more-commands.tsx';
import { useKeyCommands } from '../../../parts/commands/key-commands.ts';
import { Fetched } from '../../../parts/fetched.tsx';
import { Panel } from '../../../parts/panel.tsx';
import type { Desk } from '../../desk.ts';
import styles from './payments-panel.module.css';
import { ReceiptActions } from './receipt-actions.tsx';

const forms = () => import('./payment-form.tsx');
const PaymentForm = lazy(async () => ({ default: (await forms()).PaymentForm }));
const RefundForm = lazy(async () => ({ default: (await forms()).RefundForm }));
const CreditForm = lazy(async () => ({ default: (await import('./credit-form.tsx')).CreditForm }));

/** What is paid and what is open: the sums, the ledger, and new entries. */
export function PaymentsPanel({ desk }: { desk: Desk }) {
  const [open, setOpen] = useState<'payment' | 'refund' | 'credit' | null>(null);
  const { paidPaise, creditedPaise, balancePaise, payments } = desk.order;
  const commands = useKeyCommands([
    { key: 'p', text: words.recordPayment, needs: 'payments.record', act: () => setOpen('payment') },
    {
      key: 'v',
      text: words.payWithPassbook,
      needs: 'payments.record',
      isFor: balancePaise > 0 && creditedPaise === 0,
      act: () => setOpen('credit'),
    },
    {
      key: 'f',
      text: words.recordRefund,
      needs: 'payments.refund',
      isFor: paidPaise > 0,
      act: () => setOpen('refund'),
    },
  ]);
  return (
    <Panel
      title={words.payments}
      actions={
        <>
          {commands
            .filter(({ key }) => key === 'p')
            .map((command) => (
              <CommandButton key={command.key} command={command} />
            ))}
          <MoreCommands label={words.morePayments} commands={commands.filter(({ key }) => key !== 'p')} />
        </>
      }
    >
      <dl className={styles['sums']}>
        {sumsOf(desk.order).map(([name, paise]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money paise={paise} />
            </dd>
          </div>
        ))}
      </dl>
      {payments.length === 0 ? <p className={styles['none']}>{words.noPayments}</p> : <Ledger desk={desk} />}
      <Fetched>
        {open === 'payment' && <PaymentForm desk={desk} onClose={() => setOpen(null)} />}
        {open === 'credit' && <CreditForm desk={desk} onClose={() => setOpen(null)} />}
        {open === 'refund' && <RefundForm desk={desk} onClose={() => setOpen(null)} />}
      </Fetched>
    </Panel>
  );
}

/** How the balance comes about. */
function sumsOf(order: AdminOrderView): [name: string, paise: number][] {
  const { totals, benefitPaise, creditedPaise, paidPaise, balancePaise } = order;
  const less: [name: string, paise: number][] = [
    [words.benefit, -benefitPaise],
    [words.credited, -creditedPaise],
  ];
  return [
    [words.total, totals.totalPaise],
    ...less.filter(([, paise]) => paise !== 0),
    [words.paid, paidPaise],
    [balancePaise < 0 ? words.dueBack : words.balance, Math.abs(balancePaise)],
  ];
}

function Ledger({ desk }: { desk: Desk }) {
  const { payments, held } = desk.order;
  const canCorrect = staffSession.current().permissions.includes('payments.correct');
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
        {payments.map((payment, index) => {
          // What can be done with a receipt stands at its first entry.
          const isFirst = payments.findIndex(({ receiptId }) => receiptId === payment.receiptId) === index;
          const receipt = held.find(({ receiptId }) => receiptId === payment.receiptId);
          return (
            <tr key={payment.id}>
              <td>
                <Entry payment={payment} />
                {isFirst && canCorrect && receipt && payment.mode !== 'scheme-credit' && (
                  <ReceiptActions desk={desk} receipt={receipt} />
                )}
              </td>
              <td className={styles['figure']}>
                <Money paise={payment.amountPaise} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Entry({ payment }: { payment: PaymentView }) {
  const { kind, mode, reference, amountPaise, receiptPaise, receivedOn, recordedAt, recordedBy } = payment;
  const isOwn = kind === 'received' || kind === 'refunded';
  const isPart = kind === 'received' && amountPaise !== receiptPaise;
  const other = payment.movedWith;
  const said = isOwn ? payment.note : payment.reason;
  return (
    <>
      {words.entryKinds[kind]} {modeWords[mode]} {reference}{' '}
      {other && (amountPaise < 0 ? words.movedInto(other) : words.movedFrom(other))}
      {isPart && `(${words.partOf(formatMoney(receiptPaise))})`}
      <span className={styles['small']}>
        {formatDay(isOwn ? receivedOn : dayOf(new Date(recordedAt)))}, {words.by(recordedBy)}
        {said && `: ${said}`}
        {payment.bookedOn && ` · ${words.bookedOn(formatDay(payment.bookedOn))}`}
        {payment.awaitsBank && ` · ${words.awaitsBank}`}
      </span>
    </>
  );
}
