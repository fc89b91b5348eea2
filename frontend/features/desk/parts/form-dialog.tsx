import { Button, Group, Modal, Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { sentenceOf } from '../../../api/errors.ts';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words/en/admin.ts';
import { isAboutFields } from './field-problems.ts';

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

/** A form over the page: boxes in one column, one button that says what it does. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, danger, busy, error, sentence, onClose, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
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
  return (
    <Modal
      opened
      title={title}
      onClose={onClose}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <form ref={form} noValidate onSubmit={send}>
        <Stack>
          {error != null && !isAboutFields(error) && (
            <Notice kind="error">{sentence ?? sentenceOf(error)}</Notice>
          )}
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
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
