import { Button } from '@mantine/core';
import { keyName, type KeyCommand } from './key-commands.ts';
import styles from './command-button.module.css';

interface CommandButtonProps {
  command: Pick<KeyCommand, 'key' | 'text' | 'act'>;
  /** `first`: what is done next. */
  look?: 'first' | 'danger' | undefined;
  loading?: boolean;
}

/** The button of a command, with its key on it. */
export function CommandButton({ command: { key, text, act }, look, loading = false }: CommandButtonProps) {
  const looks =
    look === 'danger'
      ? ({ variant: 'outline', color: 'red' } as const)
      : ({ variant: look === 'first' ? 'filled' : 'default' } as const);
  const content = (
    <>
      {text} <Key>{keyName(key)}</Key>
    </>
  );
  return typeof act === 'string' ? (
    <Button {...looks} component="a" href={act}>
      {content}
    </Button>
  ) : (
    <Button {...looks} loading={loading} data-next-step={look === 'first' || undefined} onClick={act}>
      {content}
    </Button>
  );
}

/** The key that does the same, on a button; who hears the page knows the button by its name. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className={styles['key']} aria-hidden="true">
      {children}
    </kbd>
  );
}
