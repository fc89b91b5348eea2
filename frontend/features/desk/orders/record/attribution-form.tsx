import { Text } from '@mantine/core';
import { attributeOrder } from '@shop/contracts/orders/endpoints';
import type { AttributeOrderRequest } from '@shop/contracts/orders/requests';
import { DESK_TEXT, REFERRAL_CODE } from '@shop/contracts/rules/limits';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { words as orderWords } from '../../../../words/en/staff/order.ts';
import { words } from '../../../../words/en/staff/referrals.ts';
import { fieldsOf } from '../../parts/record/state/fields.ts';
import { RecordDialog } from '../../parts/record/record-dialog.tsx';
import type { Desk } from '../desk.ts';
import { useOrderAction } from './steps/use-order-action.ts';

const fields = fieldsOf<AttributeOrderRequest>(words.attributionFields, {
  code: { kind: 'text', pattern: REFERRAL_CODE, capitals: true, optional: true },
  reason: { kind: 'long', limit: DESK_TEXT.reason },
});

/** An owner says whom the order counts for. */
export function AttributionForm({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { number, referralCode } = desk.order;
  const { run } = useOrderAction<AttributeOrderRequest>(desk, {
    step: 'attribution',
    send: (body, attempt) => stepSignedIn(attributeOrder, { params: { number }, body, attempt }),
    done: () => words.attributed,
  });
  return (
    <RecordDialog
      subject={`order/${number}/attribution`}
      title={words.attributeTitle(number)}
      fields={fields}
      initial={{ code: referralCode, reason: '' }}
      submit={orderWords.attribute}
      send={run}
      onClose={onClose}
    >
      <Text>{words.attributeHelp}</Text>
    </RecordDialog>
  );
}
