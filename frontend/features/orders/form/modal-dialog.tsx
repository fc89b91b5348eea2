import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './modal-dialog.module.css';

interface ModalDialogProps {
  title: string;
  /** Escape was pressed. */
  onCancel: () => void;
  /** The buttons under its words, each as wide as the dialog. */
  choices: ReactNode;
  children: ReactNode;
}

/** Over the page from its first render to its last. */
export function ModalDialog({ title, onCancel, choices, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Closed and not only removed, it gives the focus back.
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId} onCancel={onCancel}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className={styles['choices']}>{choices}</div>
    </dialog>
  );
}
