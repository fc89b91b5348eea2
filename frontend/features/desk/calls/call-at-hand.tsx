import { Button } from '@mantine/core';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { formatInstant, formatTime } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { useState } from 'react';
import { formatMobile } from '@shop/contracts/rules/phone';
import { addressLine } from '@shop/contracts/rules/places/town-line';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words as orderWords } from '../../../words/en/staff/order.ts';
import { words } from '../../../words/en/staff/calls.ts';
import { ChangeRequestNotice } from '../orders/change-request/change-request-notice.tsx';
import { BillPanel } from '../orders/record/money/bill-panel.tsx';
import { useOrder } from '../orders/order-queries.ts';
import { HistoryPanel } from '../orders/record/history-panel.tsx';
import { Answer } from '../parts/answer.tsx';
import { useKeyCommands } from '../parts/commands/key-commands.ts';
import { Panel } from '../parts/panel.tsx';
import { StateWord } from '../parts/state-word.tsx';
import styles from './call-at-hand.module.css';
import { CallOutcomes } from './call-outcomes.tsx';
import { useHeldCall } from './use-held-call.ts';
import { Key } from '../parts/commands/command-button.tsx';
import { ReachCustomer } from '../parts/reach-customer.tsx';
import { useTextLanguage } from '../parts/texts/text-language.tsx';
import { useMessages } from '../parts/texts/use-messages.ts';

/** Those of an order’s own screen end a call here. */
const ANSWER_KEYS = { accept: 'y', decline: 'd' };

interface CallAtHandProps {
  number: string;
  onNext: () => void;
}

/** Who is called just now: the number, the bill, and what came of it. */
export function CallAtHand(props: CallAtHandProps) {
  const query = useOrder(props.number);
  return (
    <section aria-label={words.atHand}>
      <Answer query={query} lines={6}>
        {(order) => <Call order={order} {...props} />}
      </Answer>
    </section>
  );
}

function Call({ order, number, onNext }: CallAtHandProps & { order: AdminOrderView }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { holder, takeOver } = useHeldCall(number, order.state === 'placed');
  const { customer, state, hold, balancePaise, paymentStatus, pickupLocation, remarks, asked } = order;
  useKeyCommands([{ key: 'a', text: words.takeOver, needs: null, isFor: holder !== null, act: takeOver }]);
  const desk = { order, report: setProblem };
  const money = formatMoney(Math.abs(balancePaise));
  return (
    <div className={styles['call']}>
      {holder && (
        <Notice kind="season">
          <p>{words.heldBy(holder.by, formatTime(holder.since))}</p>
          <Button variant="default" mt="xs" onClick={takeOver}>
            {words.takeOver} <Key>A</Key>
          </Button>
        </Notice>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      {asked && <ChangeRequestNotice key={asked.id} desk={desk} asked={asked} keys={ANSWER_KEYS} />}
      <Panel
        title={orderWords.heading(number, customer.name)}
        actions={
          <div className={styles['standing']}>
            <StateWord state={state} onHold={hold !== null} />
            <span>{orderWords.owes[paymentStatus](money)}</span>
          </div>
        }
      >
        <CallText order={order} />
        <CallOutcomes desk={desk} onNext={onNext} />
        <p className={styles['about']}>
          {[
            orderWords.placedAt(formatInstant(order.placedAt)),
            addressLine(customer),
            pickupLocation ? `${pickupLocation.name}, ${pickupLocation.city}` : orderWords.toDoor,
            remarks,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <a href={paths.adminOrder(number)}>{words.openOrder}</a>
      </Panel>
      <BillPanel order={order} />
      <HistoryPanel desk={desk} />
    </div>
  );
}

/** The number to call, and a text for who does not answer, in the customer's language. */
function CallText({ order }: { order: AdminOrderView }) {
  const { publicUrl } = usePageContext();
  const message = useMessages();
  const { language, choice } = useTextLanguage();
  const { customer, number, totals, token } = order;
  const values = {
    name: customer.name,
    number,
    total: formatMoney(totals.totalPaise),
    link: publicUrl + paths.order(token),
  };
  const text = message('whatsapp-call', values, language);
  return (
    <div className={styles['reach']}>
      <p className={styles['phone']}>{formatMobile(customer.phone)}</p>
      <ReachCustomer customer={customer} text={text}>
        {choice}
      </ReachCustomer>
    </div>
  );
}
