import type { KeyboardEvent } from 'react';

/**
 * The presses of a sheet: a press gives the next box the focus at once, and is done after those before it, so that nobody
 * waits for an answer and nothing typed meanwhile lands in the box before.
 */
export class PressesInTurn {
  private last: Promise<unknown> = Promise.resolve();

  /** Does it when all that was pressed before is done, whatever became of that. */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** The focus goes to the next box that may be filled in. */
  goOn(within: HTMLElement | null, number: string): void {
    const boxes = [...(within?.querySelectorAll<HTMLInputElement>('input[data-member]') ?? [])];
    const from = boxes.findIndex((box) => box.dataset['member'] === number);
    const inTurn = [...boxes.slice(from + 1), ...boxes.slice(0, Math.max(0, from))];
    inTurn.find((box) => !box.readOnly)?.focus();
  }

  /** Enter that is held down was meant for the box before: nobody pays by it. */
  readonly refuseRepeated = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  };
}
