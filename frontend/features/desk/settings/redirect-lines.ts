import type { RouteRule } from '@shop/contracts/shop/views';
import { linesIn } from '../parts/record/state/spelling.ts';

/** Route rules as lines of `from to`. */
export const redirectLines = {
  textOf: (rules: readonly RouteRule[]): string => rules.map(({ from, to }) => `${from} ${to}`).join('\n'),
  valueOf: (text: string): RouteRule[] =>
    linesIn(text).map((line) => {
      const [from = '', ...to] = line.split(/\s+/);
      return { from, to: to.join(' ') };
    }),
};
