import { expect, test } from '@jest/globals';
import { reportableUntil } from './e-invoice.ts';

test('the portal takes a document until its thirtieth day, the first counted in', () => {
  // GSTN's own example.
  expect(reportableUntil('2025-04-01')).toBe('2025-04-30');
  expect(reportableUntil('2026-11-30')).toBe('2026-12-29');
});
