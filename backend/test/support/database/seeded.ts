/**
 * Every run of the tests tries the same cases, so that none is red by chance; `PROPERTY_SEED=7 npm test` tries others.
 */
export const seeded = { seed: Number(process.env['PROPERTY_SEED'] ?? 2611) };
