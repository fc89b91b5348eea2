import { inProportion } from './in-proportion.ts';

/** Something that is sold at a price that includes its tax. */
export interface Supply {
  /** At its price, paise. */
  amountPaise: number;
  /** Its share of what the bill is lowered by. */
  discountPaise: number;
  /** The rate of the tax. */
  basisPoints: number;
}

/** What it is worth before tax, and the tax; together the amount less the discount, to the paisa. */
export interface Taxed {
  taxablePaise: number;
  /** To the centre and to the state, inside the seller's state; always the same. */
  cgstPaise: number;
  sgstPaise: number;
  /** To another state. */
  igstPaise: number;
}

/**
 * The tax of a bill: reckoned once for all that has the same rate, and given to its lines in proportion, so that the
 * lines and the sum agree. Inside the state half of it is rounded, because the two halves must be the same.
 */
export function taxed(supplies: readonly Supply[], isWithinState: boolean): Taxed[] {
  const paid = supplies.map(({ amountPaise, discountPaise }) => amountPaise - discountPaise);
  const taxes = supplies.map(() => 0);
  for (const rate of new Set(supplies.map(({ basisPoints }) => basisPoints))) {
    const weights = supplies.map(({ basisPoints }, index) => (basisPoints === rate ? (paid[index] ?? 0) : 0));
    const sum = weights.reduce((all, each) => all + each, 0);
    const halves = isWithinState ? 2 : 1;
    const tax = rounded(sum * rate, (10_000 + rate) * halves);
    for (const [index, share] of inProportion(tax, weights).entries())
      taxes[index] = (taxes[index] ?? 0) + share;
  }
  return taxes.map((tax, index) => ({
    taxablePaise: (paid[index] ?? 0) - tax * (isWithinState ? 2 : 1),
    cgstPaise: isWithinState ? tax : 0,
    sgstPaise: isWithinState ? tax : 0,
    igstPaise: isWithinState ? 0 : tax,
  }));
}

/** Half of one rounds up. */
function rounded(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
