import { expect, test } from '@jest/globals';
import { nextMidnight } from './content-version.ts';

const at = (text: string) => new Date(text).getTime();

test("a page's day ends at midnight in Kolkata, which is 18:30 in Greenwich", () => {
  expect(nextMidnight(at('2026-11-08T18:29:59.999Z'))).toBe(at('2026-11-08T18:30:00Z'));
  expect(nextMidnight(at('2026-11-08T18:30:00Z'))).toBe(at('2026-11-09T18:30:00Z'));
  expect(nextMidnight(at('2026-11-08T03:00:00Z'))).toBe(at('2026-11-08T18:30:00Z'));
});
