import { Button } from '@mantine/core';
import { cancelOrder, holdOrder, reopenOrder, takeBackStep } from '@shop/contracts/orders/endpoints';
import { isEditable } from '@shop/contracts/rules/orders/order-content';
import { formatMoney } from '@shop/contracts/rules/money';
import { stateBefore } from '@shop/contracts/rules/orders/order-states';
import { lazy, useState } from 'react';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { paths } from '../../../../lib/paths.ts';
import { words } from '../../../../words/en/admin-order.ts';
import { staffSession } from '../../../accounts/session.ts';
import { Fetched } from '../../parts/fetched.tsx';
import type { Desk } from '../desk.ts';
import { ReasonForm } from './reason-form.tsx';

const ProposeForm = lazy(async () => ({
  default: (await import('../proposal/propose-form.tsx')).ProposeForm,
}));

/** What may be done beside the step forward: edit the order, propose other quantities, take a step back, hold it, cancel it, take it up again. */
export function SideActions({ desk }: { desk: Desk }) {
  const [open, setOpen] = useState<'propose' | 'back' | 'hold' | 'cancel' | 'reopen' | null>(null);
  const { permissions } = staffSession.current();
  const { number, state, nextStates, hold, paidPaise, mergedInto, proposal } = desk.order;
  const params = { number };
  const close = () => setOpen(null);
  const before = stateBefore(state);
  return (
    <>
      <Button component="a" variant="default" href={paths.papers('packing-slips', [number])}>
        {words.print}
      </Button>
      {isEditable(state) && permissions.includes('orders.edit') && (
        <Button component="a" variant="default" href={paths.adminOrderEdit(number)}>
          {words.edit}
        </Button>
      )}
      {isEditable(state) && proposal?.state !== 'open' && permissions.includes('orders.edit') && (
        <Button variant="default" onClick={() => setOpen('propose')}>
          {words.propose}
        </Button>
      )}
      {before !== null && permissions.includes('orders.advance') && (
        <Button variant="default" onClick={() => setOpen('back')}>
          {words.takeBack}
        </Button>
      )}
      {state === 'cancelled' && mergedInto === null && permissions.includes('orders.cancel') && (
        <Button variant="default" onClick={() => setOpen('reopen')}>
          {words.reopen}
        </Button>
      )}
      {nextStates.length > 0 && hold === null && permissions.includes('orders.hold') && (
        <Button variant="default" onClick={() => setOpen('hold')}>
          {words.hold}
        </Button>
      )}
      {nextStates.includes('cancelled') && permissions.includes('orders.cancel') && (
        <Button variant="outline" color="red" onClick={() => setOpen('cancel')}>
          {words.cancel}
        </Button>
      )}
      {open === 'propose' && (
        <Fetched>
          <ProposeForm desk={desk} onClose={close} />
        </Fetched>
      )}
      {open === 'back' && before !== null && (
        <ReasonForm
          desk={desk}
          step="back"
          title={words.takeBackTitle(number, before)}
          submit={words.takeBack}
          done={words.takenBack}
          onClose={close}
          send={(reason, attempt) =>
            stepSignedIn(takeBackStep, { params, body: { from: state, reason }, attempt })
          }
        >
          {words.takeBackHelp}
        </ReasonForm>
      )}
      {open === 'reopen' && (
        <ReasonForm
          desk={desk}
          step="reopen"
          title={words.reopenTitle(number)}
          submit={words.reopen}
          done={words.reopened}
          onClose={close}
          send={(reason, attempt) => stepSignedIn(reopenOrder, { params, body: { reason }, attempt })}
        >
          {words.reopenHelp}
        </ReasonForm>
      )}
      {open === 'hold' && (
        <ReasonForm
          desk={desk}
          step="hold"
          title={words.holdTitle(number)}
          submit={words.hold}
          done={words.held}
          onClose={close}
          send={(reason, attempt) => stepSignedIn(holdOrder, { params, body: { reason }, attempt })}
        >
          {words.holdHelp}
        </ReasonForm>
      )}
      {open === 'cancel' && (
        <ReasonForm
          desk={desk}
          step="cancelled"
          title={words.cancelTitle(number)}
          submit={words.cancel}
          done={words.cancelled}
          danger
          canBeUndone
          onClose={close}
          send={(reason, attempt) =>
            stepSignedIn(cancelOrder, { params, body: { from: state, reason }, attempt })
          }
        >
          {words.cancelHelp} {paidPaise > 0 && words.paidBack(formatMoney(paidPaise))}
        </ReasonForm>
      )}
    </>
  );
}
