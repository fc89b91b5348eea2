import { Button, Group } from '@mantine/core';
import { correctReceipt } from '@shop/contracts/orders/endpoints';
import { formatMoney } from '@shop/contracts/rules/money';
import { lazy, useState } from 'react';
import { stepSignedIn } from '../../../../../api/call-signed-in.ts';
import { words } from '../../../../../words/en/staff/order.ts';
import { Fetched } from '../../../parts/fetched.tsx';
import type { ReceiptProps } from './move-form.tsx';
import { ReasonForm } from '../steps/reason-form.tsx';

const MoveForm = lazy(async () => ({ default: (await import('./move-form.tsx')).MoveForm }));

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
      <Fetched>{open === 'move' && <MoveForm desk={desk} receipt={receipt} onClose={close} />}</Fetched>
    </Group>
  );
}
