import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { currentToasts, toast } from '../../../../ui/messages/toast.ts';
import { notifyDone } from './use-action.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
});

test('of what is only said to be done the last three stand; what went wrong, or can be undone, stays', () => {
  toast('Failed', 'error');
  notifyDone('Moved', { label: 'Undo', run: () => undefined });
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) notifyDone(text);
  expect(currentToasts().map(({ text }) => text)).toEqual(['Failed', 'Moved', 'Three', 'Four', 'Five']);
});
