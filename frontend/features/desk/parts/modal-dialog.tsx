import { Modal, type ModalProps } from '@mantine/core';
import { words } from '../../../words/en/admin.ts';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogProps = Omit<ModalProps, 'opened'>;

/** `Dialog` itself, in a module of its own so that it can be fetched apart. */
export function ModalDialog(props: DialogProps) {
  // The library gives it back only when a dialog that stays mounted is closed.
  useFocusReturn();
  return <Modal opened closeButtonProps={{ 'aria-label': words.close }} {...props} />;
}
