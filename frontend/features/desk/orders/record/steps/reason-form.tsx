import { Text } from '@mantine/core';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import type { ReactNode } from 'react';
import type { Answered } from '../../../../../api/call-signed-in.ts';
import { words } from '../../../../../words/en/staff/order.ts';
import { fieldsOf } from '../../../parts/record/state/fields.ts';
import { RecordDialog } from '../../../parts/record/record-dialog.tsx';
import type { Desk } from '../../desk.ts';
import { useOrderAction } from './use-order-action.ts';

interface ReasonFormProps {
  desk: Desk;
  step: string;
  title: string;
  submit: string;
  done: string;
  danger?: boolean;
  canBeUndone?: true;
  onClose: () => void;
  send: (reason: string, attempt: string) => Promise<Answered<AdminOrderView>>;
  /** What follows from it. */
  children: ReactNode;
}

const fields = fieldsOf<{ reason: string }>(words, { reason: { kind: 'long', limit: DESK_TEXT.reason } });

/** Something that is done for a reason, which stays in the history. */
export function ReasonForm(props: ReasonFormProps) {
  const { desk, step, title, submit, done, danger, canBeUndone, onClose, send, children } = props;
  const { run } = useOrderAction<{ reason: string }>(desk, {
    step,
    send: ({ reason }, attempt) => send(reason, attempt),
    done: () => done,
    ...(canBeUndone && { canBeUndone }),
  });
  return (
    <RecordDialog
      subject={`order/${desk.order.number}/${step}`}
      title={title}
      fields={fields}
      initial={{ reason: '' }}
      submit={submit}
      danger={danger}
      send={run}
      onClose={onClose}
    >
      <Text>{children}</Text>
    </RecordDialog>
  );
}
