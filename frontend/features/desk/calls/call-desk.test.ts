import { expect, test } from '@jest/globals';
import type { CallListView, CallRowView } from '@shop/contracts/calls/views';
import { neighbourIn } from './call-desk.tsx';

const row = (number: string, callerId: string | null = null): CallRowView => ({
  number,
  placedAt: '2026-10-01T04:00:00.000Z',
  customerName: number,
  phone: '9876543210',
  city: 'Madurai',
  lineCount: 1,
  totalPaise: 100,
  asked: null,
  tries: 0,
  last: null,
  againAt: null,
  caller: callerId === null ? null : { id: callerId, name: callerId, since: '2026-10-01T04:00:00.000Z' },
});
const listOf = (...due: CallRowView[]): CallListView => ({ due, dueCount: due.length, later: [] });

test('the next and the one before, past whoever a colleague is calling', () => {
  const list = listOf(row('A'), row('B', 'priya'), row('C'), row('D', 'me'));
  expect(neighbourIn(list, 'A', 1, 'me')).toBe('C');
  expect(neighbourIn(list, 'C', 1, 'me')).toBe('D');
  expect(neighbourIn(list, 'C', -1, 'me')).toBe('A');
});

test('after the last the first comes again, and the first after one that has left the list', () => {
  const list = listOf(row('A'), row('B'));
  expect(neighbourIn(list, 'B', 1, 'me')).toBe('A');
  expect(neighbourIn(list, 'Z', 1, 'me')).toBe('A');
  expect(neighbourIn(list, null, 1, 'me')).toBe('A');
});

test('nobody where there is nobody else', () => {
  expect(neighbourIn(listOf(row('A')), 'A', 1, 'me')).toBeNull();
  expect(neighbourIn(listOf(row('A'), row('B', 'priya')), 'A', 1, 'me')).toBeNull();
});
