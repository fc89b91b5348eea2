import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { TOASTS_ID } from '../../../ui/messages/toast.ts';
import { words as english } from '../../../words/en/staff/screen.ts';
import { useChosenLanguage, useWords } from './chosen-words.ts';
import { useFocusReturn } from './focus/use-focus-return.ts';

export type DialogProps = Omit<ModalProps, 'opened'>;

/** Between a toast and the dialog under it, px. */
const GAP = 8;

/** `Dialog` itself, in a module of its own so that it can be fetched apart. */
export function ModalDialog(props: DialogProps) {
  const words = useWords(english);
  const lang = useChosenLanguage();
  // The library gives it back only when a dialog that stays mounted is closed.
  useFocusReturn();
  const toastsEnd = useToastsEnd();
  return (
    <Modal
      opened
      lang={lang}
      // A long title wraps, and the cross stays as large as it is.
      closeButtonProps={{ 'aria-label': words.close, flex: 'none' }}
      // The page has a banner of its own.
      attributes={{ header: { role: 'presentation' } }}
      {...(toastsEnd > 0 &&
        (props.fullScreen
          ? { styles: { header: { paddingTop: toastsEnd + GAP } } }
          : { yOffset: toastsEnd + GAP }))}
      {...props}
    />
  );
}

/**
 * Where the toasts at the top of the screen end at most, px, so that none covers a title; 0 while there was none. When
 * one goes the dialog stays where it is: it would jump from under the finger that presses its button.
 */
function useToastsEnd(): number {
  const [end, setEnd] = useState(toastsEnd);
  useEffect(() => {
    const observer = new ResizeObserver(() => setEnd((before) => Math.max(before, toastsEnd())));
    const toaster = document.getElementById(TOASTS_ID);
    if (toaster) observer.observe(toaster);
    return () => observer.disconnect();
  }, []);
  return end;
}

function toastsEnd(): number {
  const toaster = document.getElementById(TOASTS_ID);
  return toaster?.firstElementChild ? toaster.getBoundingClientRect().bottom : 0;
}
