import { Modal, type ModalProps } from '@mantine/core';
import { words } from '../../../words/en/admin.ts';

export type DialogProps = Omit<ModalProps, 'opened'>;

/** `Dialog` itself, in a module of its own so that it can be fetched apart. */
export function ModalDialog(props: DialogProps) {
  return <Modal opened closeButtonProps={{ 'aria-label': words.close }} {...props} />;
}
