import type { WantedLine } from '@shop/contracts/rules/orders/quote';

/** What would be other than it is; 0 where it is no line any more. */
export function linesThatDiffer(present: readonly WantedLine[], wanted: readonly WantedLine[]): WantedLine[] {
  const quantities = new Map(wanted.map(({ code, quantity }) => [code, quantity]));
  const gone = present.filter(({ code }) => !quantities.has(code)).map(({ code }) => ({ code, quantity: 0 }));
  const other = wanted.filter(
    ({ code, quantity }) => present.find((line) => line.code === code)?.quantity !== quantity,
  );
  return [...other, ...gone].map(({ code, quantity }) => ({ code, quantity }));
}
