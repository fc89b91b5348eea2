import type { StateView } from '@shop/contracts/places/views';
import { words as goods } from '../../../words/en/shop/goods.ts';
import { words } from '../../../words/en/shop/orders-review.ts';
import type { Settled } from './use-quote.ts';

/** Why an order was not sent. */
export interface Problem {
  sentence: string;
  /** It has passed when that is put right; null: when “Send” is pressed again. */
  about: 'bill' | 'fields' | 'goods' | null;
}

export const problemOf = (sentence: string, about: Problem['about'] = null): Problem => ({ sentence, about });

export const CHECK_FIELDS = problemOf(words.checkFields, 'fields');

/** What the answer to a form says. */
export function postedProblem(sentence: string | null): Problem | null {
  if (sentence === CHECK_FIELDS.sentence) return CHECK_FIELDS;
  return sentence === null ? null : problemOf(sentence);
}

/** Why an order with this bill cannot be sent; null where it can. */
export function problemOfBill({ quote, problem }: Settled, state: StateView | null): Problem | null {
  // The bill on the screen is of an older list.
  if (!quote || problem !== null) return problemOf(`${words.quoteFailed} ${problem ?? ''}`, 'bill');
  const { lines, lackingPaise, minimumPaise } = quote;
  if (lines.some((line) => line.problem === 'not-green'))
    return problemOf(goods.removeFirst(state?.name ?? ''), 'goods');
  if (lines.some((line) => line.problem)) return problemOf(words.problemsFirst);
  if (lackingPaise > 0 && state) return problemOf(words.belowMinimum(lackingPaise, minimumPaise, state.name));
  return null;
}
