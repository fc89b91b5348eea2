/** A measured value and when it was measured. */
export interface Sample {
  at: number;
  value: number;
}

/** By how much values grow in a unit of `at`: the slope of the straight line that lies nearest to them. */
export function growth(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [middle, level] = [mean(({ at }) => at), mean(({ value }) => value)];
  const spread = mean(({ at }) => (at - middle) ** 2);
  return spread === 0 ? 0 : mean(({ at, value }) => (at - middle) * (value - level)) / spread;
}
