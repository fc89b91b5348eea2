import { Button, Group, Modal, Stack } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { sentenceOf } from '../../../api/errors.ts';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words/en/admin.ts';
import { isAboutFields } from './field-problems.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

interface FormDialogProps {
  title: string;
  submit: string;
  /** Cannot be undone: the button is red. */
  danger?: boolean;
  busy: boolean;
  /** What went wrong; what belongs to a field stands at the field. */
  error: unknown;
  /** Said instead of the general sentence for the error. */
  sentence?: string | null;
  onClose: () => void;
  /** Gets the boxes' texts by their names, without spaces around. */
  onSubmit: (textOf: (name: string) => string) => void;
  children: ReactNode;
}

/**
 * A form over the page: boxes in one column, one button that says what it does. With something typed in it, it is
 * left only by whoever says so.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, danger, busy, error, sentence, onClose, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const untouched = useRef<string | null>(null);
  const [touched, setTouched] = useState(false);
  useLeaveWarning(touched, words.loseTyped);
  useEffect(() => {
    if (error != null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSubmit((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    });
  };
  const close = () => {
    if (!touched || window.confirm(words.loseTyped)) onClose();
  };
  return (
    <Modal
      opened
      title={title}
      onClose={close}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <form
        ref={(element) => {
          form.current = element;
          if (element) untouched.current ??= textIn(element);
        }}
        noValidate
        onSubmit={send}
        onInput={({ currentTarget }) => setTouched(textIn(currentTarget) !== untouched.current)}
      >
        <Stack>
          {error != null && !isAboutFields(error) && (
            <Notice kind="error">{sentence ?? sentenceOf(error)}</Notice>
          )}
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {words.back}
            </Button>
            <Button type="submit" loading={busy} {...(danger && { color: 'red', variant: 'outline' })}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** Everything that stands in the boxes, as one text. */
function textIn(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
