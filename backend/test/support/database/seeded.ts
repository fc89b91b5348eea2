const seed = Number(process.env['PROPERTY_SEED'] ?? 2611);
const isLong = process.env['TEST_LONG'] === 'true';

/**
 * Every run of the tests tries the same cases, so that none is red by chance; `PROPERTY_SEED=7 npm test` tries others.
 */
export const seeded = { seed };

/** So many histories are tried by `npm run test:long`, the first third of them by `npm test`. */
export function histories(count: number): { seed: number; numRuns: number } {
  return { seed, numRuns: isLong ? count : Math.ceil(count / 3) };
}
