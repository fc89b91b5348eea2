import styles from './key.module.css';

/** The key that does the same, on a button; who hears the page knows the button by its name. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className={styles['key']} aria-hidden="true">
      {children}
    </kbd>
  );
}
