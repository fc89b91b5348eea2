import { useSyncExternalStore } from 'react';
import { words } from '../../words/en/shop/ui.ts';
import { Icon } from '../icon.tsx';
import {
  currentToasts,
  dismissToast,
  subscribeToasts,
  TOASTS_ID,
  type Toast,
  type ToastAction,
} from './toast.ts';
import styles from './toaster.module.css';

const NONE: readonly Toast[] = [];

/** The messages of `toast()`, at the top of the screen. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => NONE);
  return (
    <div id={TOASTS_ID} className={styles['toaster']} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={`${styles['toast']} ${styles[toast.kind]}`}>
          <span>{toast.text}</span>
          {toast.action && <ActionButton toast={toast} action={toast.action} />}
          <button type="button" aria-label={words.dismiss} onClick={() => dismissToast(toast.id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}

function ActionButton({ toast, action }: { toast: Toast; action: ToastAction }) {
  const act = () => {
    dismissToast(toast.id);
    action.run();
  };
  return (
    <button type="button" className={styles['action']} onClick={act}>
      {action.label}
    </button>
  );
}
