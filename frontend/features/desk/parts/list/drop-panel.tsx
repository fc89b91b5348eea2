import { Button } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import styles from './drop-panel.module.css';

/** px; the panel's width in its styles, and what stays free beside it. */
const WIDTH = 280;
const MARGIN = 8;

interface DropPanelProps {
  label: string;
  busy?: boolean;
  /** @param id the panel's, for what closes it: a button's `popoverTarget`, `closePanel` for a link */
  children: (id: string) => ReactNode;
}

/**
 * A button that opens a panel under it: the browser's own popover, which closes by Escape and by a press beside it and
 * gives the focus back. The component library's would be a tenth of a page's scripts.
 */
export function DropPanel({ label, busy = false, children }: DropPanelProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = () => {
    const { bottom = 0, right = 0 } = button.current?.getBoundingClientRect() ?? {};
    const { clientWidth } = document.documentElement;
    const free = Math.min(clientWidth - right, clientWidth - WIDTH - MARGIN);
    panel.current?.style.setProperty('top', `${bottom + MARGIN / 2}px`);
    panel.current?.style.setProperty('right', `${Math.max(MARGIN, free)}px`);
  };
  return (
    <>
      <Button ref={button} variant="default" loading={busy} popoverTarget={id}>
        {label}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles['panel']}
        onBeforeToggle={place}
      >
        {children(id)}
      </div>
    </>
  );
}

export function closePanel(id: string): void {
  document.getElementById(id)?.hidePopover();
}
