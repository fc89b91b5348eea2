import { expect, test } from '@jest/globals';
import { townLine } from './town-line.ts';

test('a town that its district is called after is said once', () => {
  const chennai = { city: 'Chennai', district: 'chennai', stateName: 'Tamil Nadu', pinCode: '600028' };
  expect(townLine(chennai)).toBe('Chennai, Tamil Nadu\u00a0600028');
  const sivakasi = { ...chennai, city: 'Sivakasi', district: 'Virudhunagar', pinCode: '626123' };
  expect(townLine(sivakasi)).toBe('Sivakasi, Virudhunagar, Tamil Nadu\u00a0626123');
});
