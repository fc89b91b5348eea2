/** The round figure (1, 2 or 5 with zeros) that the top of a chart stands for, at least the largest value. */
export function chartTop(largest: number): number {
  if (largest <= 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(largest));
  const top = [1, 2, 5, 10].find((step) => step * magnitude >= largest) ?? 10;
  return top * magnitude;
}
