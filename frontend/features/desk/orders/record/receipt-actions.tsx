import { Button, Group } from '@mantine/core';
import { correctReceipt, movePayment } from '@shop/contracts/orders/endpoints';
import type { HeldReceiptView } from '@shop/contracts/orders/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { TYPED_ORDER_NUMBER, typedOrderNumber } from '@shop/contracts/rules/order-number';
import { useState } from 'react';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { words } from '../../../../words/en/admin-order.ts';
import { fieldsOf } from '../../parts/record/fields.ts';
import { RecordDialog } from '../../parts/record/record-dialog.tsx';
import type { Desk } from '../desk.ts';
import { DoubtList } from './doubt-list.tsx';
import { ReasonForm } from './reason-form.tsx';
import { useDoubts } from './use-doubts.ts';
import { useOrderAction } from './use-order-action.ts';

interface ReceiptProps {
  desk: Desk;
  receipt: HeldReceiptView;
}

/** What can be done with a receipt that the order has a part of. */
export function ReceiptActions({ desk, receipt }: ReceiptProps) {
  const [open, setOpen] = useState<'correct' | 'move' | null>(null);
  const { number } = desk.order;
  const { receiptId, heldPaise, others } = receipt;
  const close = () => setOpen(null);
  const money = formatMoney(Math.abs(heldPaise));
  return (
    <Group gap="xs">
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen('correct')}>
        {words.correct}
      </Button>
      {heldPaise > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen('move')}>
          {words.move}
        </Button>
      )}
      {open === 'correct' && (
        <ReasonForm
          desk={desk}
          step={`correct/${receiptId}`}
          title={words.correctTitle(money)}
          submit={words.correct}
          done={words.corrected}
          danger
          onClose={close}
          send={(reason, attempt) =>
            stepSignedIn(correctReceipt, {
              params: { number, receipt: receiptId },
              body: { reason },
              attempt,
            })
          }
        >
          {words.correctHelp}{' '}
          {others.length > 0 && words.correctOthers(others.map((other) => other.number).join(', '))}
        </ReasonForm>
      )}
      {open === 'move' && <MoveForm desk={desk} receipt={receipt} onClose={close} />}
    </Group>
  );
}

interface Move {
  number: string;
  amountPaise: number;
}

function MoveForm({ desk, receipt, onClose }: ReceiptProps & { onClose: () => void }) {
  const { receiptId, heldPaise } = receipt;
  const doubts = useDoubts<Move>();
  const { run } = useOrderAction<Move>(desk, {
    step: `move/${receiptId}`,
    send: (move, attempt) =>
      stepSignedIn(movePayment, {
        params: { number: desk.order.number, receipt: receiptId },
        body: {
          number: typedOrderNumber(move.number) ?? move.number,
          amountPaise: move.amountPaise,
          despite: doubts.despite(move),
        },
        attempt,
      }),
    done: ({ number, amountPaise }) =>
      words.movedTo(formatMoney(amountPaise), typedOrderNumber(number) ?? number),
  });
  return (
    <RecordDialog
      subject={`order/${desk.order.number}/move/${receiptId}`}
      title={words.moveTitle(formatMoney(heldPaise))}
      fields={fieldsOf<Move>(words.moveFields, {
        number: { kind: 'text', pattern: TYPED_ORDER_NUMBER, capitals: true },
        amountPaise: { kind: 'money', min: 1, max: heldPaise },
      })}
      initial={{ number: '', amountPaise: heldPaise }}
      submit={doubts.asked ? words.allTheSame : words.move}
      send={doubts.asking(run)}
      onClose={onClose}
    >
      <DoubtList refused={doubts.refused} />
    </RecordDialog>
  );
}
