import { expect, test } from '@jest/globals';
import { chosenReferral } from './referral-choice.ts';

test('the path wins over the query, the query over the memory', () => {
  expect(chosenReferral({ path: 'ravi10', query: 'MEENA5', remembered: 'KUMAR1' })).toBe('RAVI10');
  expect(chosenReferral({ path: null, query: 'meena5', remembered: 'KUMAR1' })).toBe('MEENA5');
  expect(chosenReferral({ path: null, query: ' ', remembered: 'KUMAR1' })).toBe('KUMAR1');
  expect(chosenReferral({ path: null, query: null, remembered: null })).toBeNull();
});

test('a code that can be none is kept as it was typed, so that the page can say so', () => {
  expect(chosenReferral({ path: 'a b!', query: 'MEENA5', remembered: null })).toBe('a b!');
  expect(chosenReferral({ path: 'x'.repeat(99), query: null, remembered: null })).toBe('x'.repeat(40));
});
