import { Button, Group, Stack } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { toast } from '../../../../ui/messages/toast.ts';
import { words as shared } from '../../../../words/en/staff/screen.ts';
import { words } from '../../../../words/en/staff/record.ts';
import { Dialog } from '../dialog.tsx';
import { FormNotices } from './form-notices.tsx';
import { RecordFields } from './record-fields.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { useSending, type SentForm } from './use-sending.ts';

interface RecordDialogProps<Value extends object> extends SentForm<Value> {
  title: string;
  /** Cannot be undone: the button is red. */
  danger?: boolean | undefined;
  onClose: () => void;
  /** The field to begin with, where it is not the first. */
  focus?: keyof Value & string;
  /** What follows from it. */
  children?: ReactNode;
  /** Under the fields: what follows from what stands in them; null while it cannot be right. */
  meaning?: (value: Value | null) => ReactNode;
  /** Over the buttons, where whoever pressed one looks: what is asked before it is done. */
  question?: ReactNode;
}

/** A form over the page, for a new record or a step: one button that says what it does. Closed, it keeps what was typed. */
export function RecordDialog<Value extends object>(props: RecordDialogProps<Value>) {
  const { title, fields, submit, danger, onClose, children, meaning, question, focus } = props;
  const element = useRef<HTMLFormElement>(null);
  const form = useSending(props);
  useFocusOnProblem(element, form.tries);
  const close = () => {
    if (form.unsaved.length > 0) toast(words.keptOnClosing);
    onClose();
  };
  const send = async () => {
    if (await form.submit()) onClose();
  };
  return (
    <Dialog title={title} onClose={close} closeOnClickOutside={false}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack>
          <FormNotices fields={fields} form={form} error={form.error} />
          {children}
          <RecordFields fields={fields} form={form} focus={focus} />
          {meaning && <div role="status">{meaning(form.shape)}</div>}
          {question}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {shared.back}
            </Button>
            <Button type="submit" loading={form.busy} {...(danger && { color: 'red', variant: 'outline' })}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
