import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { Text, Textarea } from '@mantine/core';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { ReactNode } from 'react';
import { words } from '../../../../words/en/admin-order.ts';
import { fieldProblemsOf } from '../../parts/field-problems.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import type { Desk } from '../desk.ts';
import { useOrderAction } from './use-order-action.ts';

interface ReasonFormProps {
  desk: Desk;
  title: string;
  submit: string;
  done: string;
  danger?: boolean;
  onClose: () => void;
  send: (reason: string) => Promise<AdminOrderView>;
  /** What follows from it. */
  children: ReactNode;
}

/** Something that is done for a reason, which stays in the history. */
export function ReasonForm({ desk, title, submit, done, danger, onClose, send, children }: ReasonFormProps) {
  const { run, busy, error } = useOrderAction(desk, send, () => done);
  const submitReason = async (reason: string) => {
    if (await run(reason)) onClose();
  };
  return (
    <FormDialog
      title={title}
      submit={submit}
      danger={danger ?? false}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(textOf) => void submitReason(textOf('reason'))}
    >
      <Text>{children}</Text>
      <Textarea
        label={words.reason}
        name="reason"
        autosize
        minRows={2}
        maxLength={DESK_TEXT.reason.max}
        data-autofocus
        error={fieldProblemsOf(error, { reason: words.reasonProblem })['reason']}
      />
    </FormDialog>
  );
}
