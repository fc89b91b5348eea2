import type { Quote } from '@shop/contracts/rules/orders/quote';

/** What is other than the shopper saw it, one a line of the list. */
export type BillChange = { code: string; name: string } & (
  | { kind: 'gone' }
  | { kind: 'short' | 'over-limit'; asked: number; quantity: number }
  /** What was typed cannot be ordered so: this many are taken. */
  | { kind: 'odd'; typed: string; quantity: number }
  | { kind: 'price'; fromPaise: number; toPaise: number }
);

/**
 * Compares a quote with what the shopper last saw.
 * @param rates item code → net rate last seen, paise
 * @param nameOf the name of a code that the shop no longer knows
 */
export function billChanges(
  quote: Quote,
  rates: Readonly<Record<string, number>>,
  nameOf: (code: string) => string | undefined,
): BillChange[] {
  return quote.lines.flatMap((line): BillChange[] => {
    const { code, asked, quantity } = line;
    const name = nameOf(code) ?? line.name;
    if (line.problem === 'gone') return [{ kind: 'gone', code, name }];
    const changes: BillChange[] = [];
    // What the state refuses is no change: it is named by itself.
    if (line.problem && line.problem !== 'not-green')
      changes.push({ kind: line.problem, code, name, asked, quantity });
    const fromPaise = rates[code];
    if (fromPaise !== undefined && fromPaise !== line.netPaise)
      changes.push({ kind: 'price', code, name, fromPaise, toPaise: line.netPaise });
    return changes;
  });
}

/** Item code → how many can be had. What nothing but the state refuses stays on the list, to be decided on. */
export function quantitiesToBeHad(quote: Quote): Record<string, number> {
  const quantities = quote.lines.map(
    ({ code, asked, quantity, problem }) => [code, problem === 'not-green' ? asked : quantity] as const,
  );
  return Object.fromEntries(quantities.filter(([, quantity]) => quantity > 0));
}

/** Item code → the net rate of the quote, paise. */
export function ratesOf(quote: Quote): Record<string, number> {
  const lines = quote.lines.filter(({ problem }) => problem !== 'gone');
  return Object.fromEntries(lines.map(({ code, netPaise }) => [code, netPaise]));
}
