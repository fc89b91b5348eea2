import { expect, test } from '@jest/globals';
import { festivalAhead, lastOrderFor } from './festival.ts';

test.each([
  ['2026-10-29', 'Diwali', 2026, '2026-11-08'],
  // Nine days before it nothing arrives in time any more.
  ['2026-10-30', 'Pongal', 2027, '2027-01-14'],
  ['2026-11-22', 'Pongal', 2027, '2027-01-14'],
  ['2027-01-04', 'Pongal', 2027, '2027-01-14'],
  ['2027-01-05', 'Diwali', 2027, '2027-10-29'],
  ['2040-06-01', 'Pongal', 2041, '2041-01-14'],
])('whoever starts the shop on %s sells for %s %s', (today, name, year, day) => {
  const nameTa = name === 'Pongal' ? 'பொங்கல்' : 'தீபாவளி';
  expect(festivalAhead(today)).toEqual({ name, nameTa, year, day });
});

test('an order comes in time for the festival, or while the shop is open', () => {
  const pongal = { name: 'Pongal', year: 2027, day: '2027-01-14' };
  expect(lastOrderFor(pongal, '2027-02-20')).toBe('2027-01-09');
  expect(lastOrderFor(pongal, '2026-12-20')).toBe('2026-12-15');
});
