import { movePayment } from '@shop/contracts/orders/endpoints';
import type { HeldReceiptView } from '@shop/contracts/orders/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { TYPED_ORDER_NUMBER, typedOrderNumber } from '@shop/contracts/rules/orders/order-number';
import { stepSignedIn } from '../../../../../api/call-signed-in.ts';
import { words as shared } from '../../../../../words/en/staff/order.ts';
import { words } from '../../../../../words/en/staff/payments.ts';
import { fieldsOf } from '../../../parts/record/state/fields.ts';
import { RecordDialog } from '../../../parts/record/record-dialog.tsx';
import type { Desk } from '../../desk.ts';
import { WarningList, useWarnings } from '../../../parts/warnings/warning-list.tsx';
import { useOrderAction } from '../steps/use-order-action.ts';

export interface ReceiptProps {
  desk: Desk;
  receipt: HeldReceiptView;
}

interface Move {
  number: string;
  amountPaise: number;
}

/** Gives another order what this one has of a receipt, or a part of it. */
export function MoveForm({ desk, receipt, onClose }: ReceiptProps & { onClose: () => void }) {
  const { receiptId, heldPaise } = receipt;
  const warnings = useWarnings<Move>();
  const { run } = useOrderAction<Move>(desk, {
    step: `move/${receiptId}`,
    send: (move, attempt) =>
      stepSignedIn(movePayment, {
        params: { number: desk.order.number, receipt: receiptId },
        body: {
          number: typedOrderNumber(move.number) ?? move.number,
          amountPaise: move.amountPaise,
          despite: warnings.despite(move),
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
      submit={warnings.asked ? words.allTheSame : shared.move}
      send={warnings.asking(run)}
      onClose={onClose}
      question={<WarningList refused={warnings.refused} />}
    />
  );
}
