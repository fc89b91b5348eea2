import { formatMoney } from '@shop/contracts/rules/money';
import { words as ui } from './ui.ts';
import type { BillChange } from '../../../lib/bill-changes.ts';

/** One sentence for each thing that is other than the shopper saw it. */
export function changeSentence(change: BillChange): string {
  switch (change.kind) {
    case 'gone':
      return `${change.name} is no longer sold.`;
    case 'short':
      return change.quantity === 0
        ? `${change.name} is sold out. You asked for ${change.asked}.`
        : `${change.name}: only ${change.quantity} left. You asked for ${change.asked}.`;
    case 'over-limit':
      return `${change.name}: at most ${change.quantity} in one order. You asked for ${change.asked}.`;
    case 'odd':
      return ui.taken(change.name, change.typed, change.quantity);
    case 'price':
      return `${change.name} was ${formatMoney(change.fromPaise)} and is now ${formatMoney(change.toPaise)}.`;
  }
}

/** What the list and its review both say. */
export const words = {
  changed: 'Something changed since you filled the list',
  changedHelp: 'The bill below has it as it is now. Please look at it before you go on.',
  closed: 'The sale has closed. Your list is kept on this device for next time.',
  closedMore: 'When we open again',
  referralUsed: (code: string) => `You order with the code ${code}.`,
  referralGreeting: (name: string) => `Vanakkam! ${name} invites you to look around.`,
  referralUnknown: (code: string) =>
    `The code ${code} is not known, so the order goes without it. Everything else stays the same.`,
} as const;
