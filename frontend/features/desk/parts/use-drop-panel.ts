import { useId, useRef, useState } from 'react';
import styles from './drop-panel.module.css';

/** px: the panel's width in its styles, what stays free beside it, and between it and its button. */
const WIDTH = 320;
const MARGIN = 8;
const GAP = 4;
/** A button below this part of the screen has its panel above. */
const LOW = 0.6;

/**
 * A panel at its button: the browser's own popover, which closes by Escape and by a press beside it and gives the focus
 * back. The component library's would be a tenth of a page's scripts.
 *
 * @returns `opens` for the button, `panel` for the `div` after it
 */
export function useDropPanel(label: string) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const place = () => {
    const { top = 0, bottom = 0, right = 0 } = button.current?.getBoundingClientRect() ?? {};
    const { clientWidth, clientHeight } = document.documentElement;
    const isLow = bottom > clientHeight * LOW;
    const set = (property: string, px: number | null) =>
      element.current?.style.setProperty(property, px === null ? 'auto' : `${px}px`);
    set('top', isLow ? null : bottom + GAP);
    set('bottom', isLow ? clientHeight - top + GAP : null);
    set('right', Math.max(MARGIN, Math.min(clientWidth - right, clientWidth - WIDTH - MARGIN)));
  };
  return {
    opened,
    close: () => element.current?.hidePopover(),
    opens: { ref: button, popoverTarget: id },
    panel: {
      ref: element,
      id,
      popover: 'auto',
      role: 'group',
      'aria-label': label,
      className: styles['panel'],
      onBeforeToggle: place,
      onToggle: ({ newState }: { newState: string }) => setOpened(newState === 'open'),
    },
  } as const;
}
