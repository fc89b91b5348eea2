import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** `main`: the one thing to press; `quiet`: beside it; `danger`: cannot be undone. */
type Look = 'main' | 'quiet' | 'danger';

interface Looks {
  look?: Look;
  /** As wide as its container. */
  wide?: boolean;
}

export function Button({
  look = 'main',
  wide,
  busy,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Looks & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={classes(look, wide, className)}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({
  look = 'main',
  wide,
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Looks) {
  return <a {...rest} className={classes(look, wide, className)} />;
}

function classes(look: Look, wide: boolean | undefined, more: string | undefined): string {
  return [styles['button'], styles[look], wide && styles['wide'], more].filter(Boolean).join(' ');
}
