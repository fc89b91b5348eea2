import { Button, Group, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words as english } from '../../../../words/en/staff/screen.ts';
import { useSentenceOf, useWords } from '../chosen-words.ts';
import { Dialog } from '../dialog.tsx';
import { useOnce } from '../use-once.ts';
import styles from './ask-first.module.css';

interface AskFirstProps {
  title: string;
  /** What the step will do, a sentence each. */
  effects: readonly string[];
  submit: string;
  /** Cannot be undone, or stops something: the button is red. */
  danger?: boolean;
  /** The effects are being asked for: nobody agrees to what is not shown yet. */
  isWaiting?: boolean;
  /** The dialog closes when it is done; what it is refused with stands in it. */
  run: () => Promise<unknown>;
  onClose: () => void;
  /** What else there is to know. */
  children?: ReactNode;
}

/** Says what a step will do before it is done. */
export function AskFirst(props: AskFirstProps) {
  const shared = useWords(english);
  const sentenceOf = useSentenceOf();
  const { title, effects, submit, danger, isWaiting = false, run, onClose, children } = props;
  const once = useOnce();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      await run();
      onClose();
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack>
        <ul className={styles['effects']}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {children}
        {error != null && <Notice kind="error">{sentenceOf(error)}</Notice>}
      </Stack>
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {shared.back}
        </Button>
        <Button
          {...(danger && { color: 'red', variant: 'outline' })}
          loading={busy || isWaiting}
          onClick={() => void once(send)}
        >
          {submit}
        </Button>
      </Group>
    </Dialog>
  );
}
