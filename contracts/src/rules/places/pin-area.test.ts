import { describe, expect, test } from '@jest/globals';
import { areaOfPinCode, otherStatesOf } from './pin-area.ts';

test.each([
  ['625014', 'Madurai', 'Madurai', '33'],
  ['641601', 'Tiruppur', 'Tiruppur', '33'],
  ['560034', 'Bengaluru', 'Bengaluru Urban', '29'],
  ['605004', 'Puducherry', 'Puducherry', '34'],
  ['638001', 'Erode', 'Erode', '33'],
  // Perundurai and Annur, in the districts of Erode and Coimbatore.
  ['638052', null, null, '33'],
  ['641653', null, null, '33'],
  // Theni, and fifty towns more.
  ['625531', null, null, '33'],
  ['799001', null, null, '16'],
])('%s fills in what is certain of the address', (pinCode, city, district, stateCode) =>
  expect(areaOfPinCode(pinCode)).toEqual({ city, district, stateCode }),
);

test.each(['605602', '609602', '900056', '660001'])('%s may be anywhere', (pinCode) =>
  expect(areaOfPinCode(pinCode)).toBeNull(),
);

describe('an address is in another state', () => {
  test.each([
    ['560001', '33', ['29']],
    ['591313', '33', ['29']],
    ['110001', '33', ['07']],
    ['600017', '29', ['33']],
    ['635109', '29', ['33']],
    ['695001', '33', ['32']],
    ['500001', '37', ['36']],
    ['517501', '33', ['37']],
    ['403001', '27', ['30']],
    ['737101', '19', ['11']],
    ['744101', '19', ['35']],
    // Villages of Tamil Nadu get their letters by way of Puducherry.
    ['605007', '29', ['33', '34']],
    ['160017', '33', ['03', '04', '06']],
    ['814112', '19', ['10', '20']],
  ])('%s is not in the state %s', (pinCode, stateCode, others) =>
    expect(otherStatesOf(pinCode, stateCode)).toEqual(others),
  );

  test.each([
    ['560001', '29'],
    ['635109', '33'],
    // The town of Puducherry, a village beside it, Bahour, Karaikal, Yanam, Mahe.
    ['605001', '34'],
    ['605007', '33'],
    ['607402', '34'],
    ['609602', '34'],
    ['533464', '34'],
    ['673310', '34'],
    // Kochi and Kavaratti, Daman, Dadra, Mohali and Panchkula, Dehradun, Leh, Bhadrachalam.
    ['682001', '32'],
    ['682555', '31'],
    ['396210', '26'],
    ['396230', '26'],
    ['160055', '03'],
    ['134109', '06'],
    ['248001', '05'],
    ['194101', '38'],
    ['507111', '36'],
    ['507111', '37'],
    // The army's, and beginnings that India Post does not use.
    ['900056', '33'],
    ['660001', '29'],
  ])('%s may be in the state %s', (pinCode, stateCode) =>
    expect(otherStatesOf(pinCode, stateCode)).toBeNull(),
  );
});
