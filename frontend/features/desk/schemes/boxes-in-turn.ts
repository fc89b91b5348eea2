import type { KeyboardEvent } from 'react';

/** A press so soon after the focus went on is one of the same movement of a hand, ms. */
const ECHO = 300;

/** The boxes of a sheet, filled one after the other: when one is done, the next has the focus. */
export class BoxesInTurn {
  private wentOnAt = 0;

  goOn(within: HTMLElement | null, number: string): void {
    this.wentOnAt = performance.now();
    const boxes = [...(within?.querySelectorAll<HTMLInputElement>('input[data-member]') ?? [])];
    const next = boxes.findIndex((box) => box.dataset['member'] === number) + 1;
    (boxes[next] ?? boxes.find((box) => box.dataset['member'] !== number))?.focus();
  }

  /** Enter that is held down, or pressed twice, was meant for the box before: nobody pays by it. */
  readonly refuseEcho = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    if (event.repeat || performance.now() - this.wentOnAt < ECHO) event.preventDefault();
  };
}
