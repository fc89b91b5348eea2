import type { KeyboardEvent } from 'react';

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-row]')];
}

/** @returns whether there is a row */
export function focusFirstRow(): boolean {
  const first = rows()[0];
  first?.focus();
  return first !== undefined;
}

/**
 * Arrow up and down, Home and End move between the rows; Enter opens, as it does with every link; Space chooses, and
 * with Shift chooses all since the last one.
 */
export function onRowKey(event: KeyboardEvent, choose: ((range: boolean) => void) | null): void {
  if (event.key === ' ' && choose) {
    event.preventDefault();
    choose(event.shiftKey);
    return;
  }
  const all = rows();
  const at = all.findIndex((row) => row === document.activeElement);
  if (at < 0) return;
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: all.length - 1,
  };
  const target = all[targets[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
