import { expect, test } from '@jest/globals';
import { addressLine, townLine } from './town-line.ts';

test('a town that its district is called after is said once', () => {
  const chennai = { city: 'Chennai', district: 'chennai', stateName: 'Tamil Nadu', pinCode: '600028' };
  expect(townLine(chennai)).toBe('Chennai, Tamil\u00a0Nadu\u00a0600028');
  const sivakasi = { ...chennai, city: 'Sivakasi', district: 'Virudhunagar', pinCode: '626123' };
  expect(townLine(sivakasi)).toBe('Sivakasi, Virudhunagar, Tamil\u00a0Nadu\u00a0626123');
});

test('what nobody was asked for leaves no comma', () => {
  const chennai = { city: 'Chennai', district: '', stateName: 'Tamil Nadu', pinCode: '600028' };
  expect(townLine(chennai)).toBe('Chennai, Tamil\u00a0Nadu\u00a0600028');
  expect(addressLine({ address: '', ...chennai })).toBe('Chennai, Tamil\u00a0Nadu\u00a0600028');
  expect(addressLine({ address: '7 Car Street', ...chennai })).toBe(
    '7 Car Street, Chennai, Tamil\u00a0Nadu\u00a0600028',
  );
});

test('a state of many words may break within, or it would be wider than a phone', () => {
  const islands = 'Andaman and Nicobar Islands';
  const portBlair = {
    city: 'Sri Vijaya Puram',
    district: 'South Andaman',
    stateName: islands,
    pinCode: '744101',
  };
  expect(townLine(portBlair)).toBe(`Sri Vijaya Puram, South Andaman, ${islands}\u00a0744101`);
});
