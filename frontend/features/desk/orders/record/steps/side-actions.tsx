import { cancelOrder, holdOrder, reopenOrder, takeBackStep } from '@shop/contracts/orders/endpoints';
import { isEditable } from '@shop/contracts/rules/orders/order-content';
import { formatMoney } from '@shop/contracts/rules/money';
import { stateBefore } from '@shop/contracts/rules/orders/order-states';
import { lazy, useState } from 'react';
import { stepSignedIn } from '../../../../../api/call-signed-in.ts';
import { paths } from '../../../../../lib/paths.ts';
import { words } from '../../../../../words/en/staff/order.ts';
import { MoreCommands } from '../../../parts/commands/more-commands.tsx';
import { useKeyCommands } from '../../../parts/commands/key-commands.ts';
import { Fetched } from '../../../parts/fetched.tsx';
import type { Desk } from '../../desk.ts';
import { ReasonForm } from './reason-form.tsx';

const ProposeForm = lazy(async () => ({
  default: (await import('../../proposal/propose-form.tsx')).ProposeForm,
}));

/** What may be done beside the step forward: propose other quantities, take a step back, hold it, cancel it, take it up again. */
export function SideActions({ desk }: { desk: Desk }) {
  const [open, setOpen] = useState<'propose' | 'back' | 'hold' | 'cancel' | 'reopen' | null>(null);
  const { number, state, nextStates, hold, paidPaise, mergedInto, proposal } = desk.order;
  const params = { number };
  const close = () => setOpen(null);
  const before = stateBefore(state);
  const commands = useKeyCommands([
    { key: 'i', text: words.print, needs: 'orders.read', act: paths.papers('packing-slips', [number]) },
    {
      key: 'q',
      text: words.propose,
      needs: 'orders.edit',
      isFor: isEditable(state) && proposal?.state !== 'open',
      act: () => setOpen('propose'),
    },
    {
      key: 'b',
      text: words.takeBack,
      needs: 'orders.advance',
      isFor: before !== null,
      act: () => setOpen('back'),
    },
    {
      key: 'r',
      text: words.reopen,
      needs: 'orders.cancel',
      isFor: state === 'cancelled' && mergedInto === null,
      act: () => setOpen('reopen'),
    },
    {
      key: 'h',
      text: words.hold,
      needs: 'orders.hold',
      isFor: nextStates.length > 0 && hold === null,
      act: () => setOpen('hold'),
    },
    {
      key: 'x',
      text: words.cancel,
      needs: 'orders.cancel',
      isFor: nextStates.includes('cancelled'),
      act: () => setOpen('cancel'),
    },
  ]);
  return (
    <>
      <MoreCommands label={words.more} commands={commands} danger="x" />
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
