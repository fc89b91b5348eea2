/**
 * A sum given out in proportion, in whole paise: everybody gets what they have in full, and who lacks most gets one
 * more, the first of equals. What has no weight gets nothing; nobody has a weight: nothing is given.
 */
export function inProportion(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  if (all === 0) return weights.map(() => 0);
  // As big integers: a sum of money times another does not fit a number.
  const parts = weights.map((weight, index) => {
    const share = BigInt(sum) * BigInt(weight);
    return { index, paise: Number(share / BigInt(all)), rest: Number(share % BigInt(all)) };
  });
  const left = sum - parts.reduce((given, { paise }) => given + paise, 0);
  const lacking = parts.toSorted((a, b) => b.rest - a.rest || a.index - b.index).slice(0, left);
  for (const part of lacking) part.paise += 1;
  return parts.map(({ paise }) => paise);
}
