/** What is taxed and the tax, paise; credit notes count against. */
export interface Amounts {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

export const NOTHING: Amounts = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

export function plus(a: Amounts, b: Amounts, sign: 1 | -1 = 1): Amounts {
  return {
    taxablePaise: a.taxablePaise + sign * b.taxablePaise,
    cgstPaise: a.cgstPaise + sign * b.cgstPaise,
    sgstPaise: a.sgstPaise + sign * b.sgstPaise,
    igstPaise: a.igstPaise + sign * b.igstPaise,
  };
}

export function sumOfAmounts(all: readonly Amounts[]): Amounts {
  return all.reduce((sum, each) => plus(sum, each), NOTHING);
}

export function isSameAmount(a: Amounts, b: Amounts): boolean {
  return Object.values(plus(a, b, -1)).every((paise) => paise === 0);
}
