import { Modal, type ModalProps } from '@mantine/core';
import { words } from '../../../words/en/admin.ts';
import { useFocusReturn } from './focus/use-focus-return.ts';

export type DialogProps = Omit<ModalProps, 'opened'>;

/** `Dialog` itself, in a module of its own so that it can be fetched apart. */
export function ModalDialog(props: DialogProps) {
  // The library gives it back only when a dialog that stays mounted is closed.
  useFocusReturn();
  return (
    <Modal
      opened
      // A long title wraps, and the cross stays as large as it is.
      closeButtonProps={{ 'aria-label': words.close, flex: 'none' }}
      // The page has a banner of its own.
      attributes={{ header: { role: 'presentation' } }}
      {...props}
    />
  );
}
