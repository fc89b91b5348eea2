import type { GoodsRule } from '@shop/contracts/rules/catalogue/goods';

/** What a state lets in, wherever the shop speaks of it. */
export const words = {
  rule: {
    all: (state: string) => `Every kind of cracker on our list may go to ${state}.`,
    green: (state: string) =>
      `Only green crackers may go to ${state}: those with a CSIR\u2011NEERI certificate, marked “Green” on our list.`,
  } satisfies Record<GoodsRule, (state: string) => string>,
  fact: 'What may go there',
  hours: (hours: string) => `Permitted hours: ${hours}.`,
  mark: 'Not for your state',
  notAllowedLines: (count: number, state: string) =>
    count === 1
      ? `This item of your list may not go to ${state}:`
      : `These ${count} items of your list may not go to ${state}:`,
  remove: (count: number) => (count === 1 ? 'Remove it from my list' : `Remove these ${count} items`),
  removeFirst: (state: string) =>
    `Some items may not go to ${state}. Please remove them first, or choose another state.`,
} as const;
