import { Button, Text } from '@mantine/core';
import { attributeOrder } from '@shop/contracts/orders/endpoints';
import type { AttributeOrderRequest } from '@shop/contracts/orders/requests';
import { DESK_TEXT, REFERRAL_CODE } from '@shop/contracts/rules/limits';
import { useState } from 'react';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { words as orderWords } from '../../../../words/en/admin-order.ts';
import { words } from '../../../../words/en/admin-referrals.ts';
import { staffSession } from '../../../accounts/session.ts';
import { fieldsOf } from '../../parts/record/fields.ts';
import { RecordDialog } from '../../parts/record/record-dialog.tsx';
import type { Desk } from '../desk.ts';
import { useOrderAction } from './use-order-action.ts';

const fields = fieldsOf<AttributeOrderRequest>(words.attributionBoxes, {
  code: { kind: 'text', pattern: REFERRAL_CODE, capitals: true, optional: true },
  reason: { kind: 'long', limit: DESK_TEXT.reason },
});

/** Whom an order counts for, which an owner corrects. */
export function Attribution({ desk }: { desk: Desk }) {
  const [open, setOpen] = useState(false);
  const mayCorrect = staffSession.current().permissions.includes('orders.attribute');
  return (
    <>
      {desk.order.referralCode ?? orderWords.nobodyBrought}
      {mayCorrect && (
        <Button variant="subtle" size="compact-sm" ml="xs" onClick={() => setOpen(true)}>
          {words.attribute}
        </Button>
      )}
      {open && <Correct desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}

function Correct({ desk, onClose }: { desk: Desk; onClose: () => void }) {
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
      submit={words.attribute}
      send={run}
      onClose={onClose}
    >
      <Text>{words.attributeHelp}</Text>
    </RecordDialog>
  );
}
