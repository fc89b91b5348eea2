import { Text } from '@mantine/core';
import { redeemPassbook } from '@shop/contracts/orders/endpoints';
import type { UseCreditRequest } from '@shop/contracts/orders/requests';
import { PASSBOOK_NUMBER } from '@shop/contracts/rules/limits';
import { stepSignedIn } from '../../../../../api/call-signed-in.ts';
import { words } from '../../../../../words/en/staff/order.ts';
import { fieldsOf } from '../../../parts/record/state/fields.ts';
import { RecordDialog } from '../../../parts/record/record-dialog.tsx';
import type { Desk } from '../../desk.ts';
import { useOrderAction } from '../steps/use-order-action.ts';

const fields = fieldsOf<UseCreditRequest>(words, {
  passbook: { kind: 'text', pattern: PASSBOOK_NUMBER, capitals: true },
});

/** A passbook pays for the order. */
export function CreditForm({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { number } = desk.order;
  const { run } = useOrderAction<UseCreditRequest>(desk, {
    step: 'credit',
    send: (body, attempt) => stepSignedIn(redeemPassbook, { params: { number }, body, attempt }),
    done: () => words.creditUsed,
  });
  return (
    <RecordDialog
      subject={`order/${number}/credit`}
      title={words.payWithPassbookTitle(number)}
      fields={fields}
      initial={{ passbook: '' }}
      submit={words.payWithPassbook}
      send={run}
      onClose={onClose}
    >
      <Text>{words.payWithPassbookHelp}</Text>
    </RecordDialog>
  );
}
