import { describe, expect, test } from '@jest/globals';
import type { DestinationsView, PickupLocationView, StateView } from '@shop/contracts/places/views';
import {
  checkFields,
  chosenPlace,
  errorsNow,
  fieldsIn,
  fieldsRefused,
  filledBy,
  hasPlaces,
  withPinCode,
} from './review-fields.ts';

const state = (given: Partial<StateView> & { code: string; name: string }): StateView => ({
  allowed: true,
  reason: '',
  reasonTa: null,
  burstingHoursTa: null,
  noteTa: null,
  minimumOrderPaise: 300_000,
  goods: 'all',
  packingBasisPoints: 300,
  burstingHours: '',
  note: '',
  source: '',
  checkedOn: '2026-09-15',
  doorDeliveryPaise: null,
  ...given,
});
const location = (id: string, stateCode: string): PickupLocationView => ({
  id,
  name: id,
  contact: '',
  phone: '9840000211',
  address: '',
  city: '',
  pinCode: '600060',
  stateCode,
  hours: '',
  mapUrl: null,
  freightPaise: null,
});
const destinations: DestinationsView = {
  states: [
    state({ code: '33', name: 'Tamil Nadu', doorDeliveryPaise: 35_000 }),
    state({ code: '34', name: 'Puducherry' }),
    state({ code: '07', name: 'Delhi', allowed: false, reason: 'Delhi allows none.' }),
  ],
  pickupLocations: [location('chennai', '33'), location('madurai', '33'), location('pondy', '34')],
};
const good = fieldsIn({
  name: 'Meena',
  phone: '+91 98765 43210',
  pinCode: '600 017',
  address: '12 Car Street',
  city: 'Chennai',
  district: 'Chennai',
  stateCode: '33',
  place: 'chennai',
  adult: 'yes',
  terms: 'yes',
});
const wrong = (given: object) => Object.keys(checkFields({ ...good, ...given }, destinations));

describe('the fields of the review', () => {
  test('pass when they are filled as people fill them', () => {
    expect(wrong({})).toEqual([]);
    expect(
      wrong({ whatsapp: '09876543210', email: ' m@example.in ', remarks: 'After 6 pm\nplease' }),
    ).toEqual([]);
  });

  test('each says what is wrong with itself', () => {
    expect(wrong({ name: ' M ' })).toEqual(['name']);
    expect(wrong({ phone: '12345' })).toEqual(['phone']);
    expect(wrong({ whatsapp: '12345' })).toEqual(['whatsapp']);
    expect(wrong({ email: 'm@example' })).toEqual(['email']);
    expect(wrong({ pinCode: '060017' })).toEqual(['pinCode']);
    expect(wrong({ remarks: 'x'.repeat(501) })).toEqual(['remarks']);
    expect(wrong({ city: 'Chennai\u0007' })).toEqual(['city']);
    expect(wrong({ adult: '', terms: 'no' })).toEqual(['adult', 'terms']);
  });

  test('door number, street and district are asked for only where the order needs them', () => {
    const none = { address: '', district: '' };
    expect(wrong(none)).toEqual([]);
    expect(wrong({ ...none, place: 'door' })).toEqual(['address', 'district']);
    expect(wrong({ ...none, gstin: '33AAAAA0000A1Z9' })).toEqual(['address', 'district']);
    expect(wrong({ address: '   12   ', place: 'door' })).toEqual(['address']);
    const bill = (totalPaise: number) =>
      Object.keys(checkFields({ ...good, ...none }, destinations, false, totalPaise));
    expect(bill(4_999_900)).toEqual([]);
    expect(bill(5_000_000)).toEqual(['address', 'district']);
  });

  test('a GSTIN is wanted by nobody but whoever writes one, and told by what is wrong with it', () => {
    expect(wrong({ gstin: ' 33aaaaa 0000a1z9 ', tradeName: 'Meena Stores' })).toEqual([]);
    const told = (gstin: string) => checkFields({ ...good, gstin }, destinations).gstin;
    expect(told('33AAAAA0000A1Z')).toBe('A GSTIN has 15 letters and digits.');
    expect(told('33AAAAA0000A1Z8')).toContain('the last one checks the others');
    expect(wrong({ gstin: '', tradeName: 'Meena Stores' })).toEqual(['gstin']);
    expect(wrong({ gstin: '33AAAAA0000A1Z9', tradeName: 'M' })).toEqual(['tradeName']);
  });

  test('an empty field is told as missing, and nothing else', () => {
    const empty = {
      ...good,
      name: ' ',
      phone: '',
      pinCode: '',
      address: '',
      city: '',
      district: '',
      place: 'door',
    };
    expect(checkFields(empty, destinations)).toEqual({
      name: 'Please write your name.',
      phone: 'Please write your mobile number: we call it about your order.',
      pinCode: 'Please write the PIN code of your address.',
      address: 'Please write door number and street.',
      city: 'Please write the city, town or village.',
      district: 'Please write the district.',
    });
    expect(checkFields({ ...good, phone: '12345' }, destinations).phone).toContain(
      'not an Indian mobile number',
    );
  });

  test('a blocked state is refused with its reason, and asks for no place', () => {
    const errors = checkFields({ ...good, stateCode: '07', place: '' }, destinations);
    expect(errors).toEqual({ stateCode: 'We cannot send to Delhi. Delhi allows none.' });
  });
});

describe('the place', () => {
  test('must be of the state, and the door only where it is served', () => {
    expect(chosenPlace(good, destinations)).toEqual({ delivery: 'pickup', pickupLocationId: 'chennai' });
    expect(chosenPlace({ ...good, place: 'pondy' }, destinations)).toBeNull();
    expect(chosenPlace({ ...good, place: 'door' }, destinations)).toEqual({
      delivery: 'door',
      pickupLocationId: null,
    });
  });

  test('is the nearest where none was chosen, or the one that was is closed now or of another state', () => {
    const near = { ...location('trichy', '33'), pinCode: '620001' };
    const places = { ...destinations, pickupLocations: [...destinations.pickupLocations, near] };
    const there = { ...good, pinCode: '620 017' };
    const nearest = { delivery: 'pickup', pickupLocationId: 'trichy' };
    for (const place of ['', 'closed', 'pondy'])
      expect(chosenPlace({ ...there, place }, places)).toEqual(nearest);
    expect(chosenPlace({ ...there, place: 'madurai' }, places)).toEqual({
      ...nearest,
      pickupLocationId: 'madurai',
    });
    // Who wants it at the door does not fetch it by herself.
    const noDoor = {
      ...places,
      states: places.states.map((one) => ({ ...one, doorDeliveryPaise: null })),
    };
    expect(chosenPlace({ ...there, place: 'door' }, noDoor)).toBeNull();
  });

  test('is chosen by itself where there is only one', () => {
    expect(chosenPlace({ ...good, stateCode: '34', place: 'door' }, destinations)).toEqual({
      delivery: 'pickup',
      pickupLocationId: 'pondy',
    });
  });

  test('is asked for only where goods are sent, to a place or to the door', () => {
    const [tamilNadu, puducherry, delhi] = destinations.states;
    const none: DestinationsView = { ...destinations, pickupLocations: [] };
    expect(hasPlaces(puducherry ?? null, destinations)).toBe(true);
    expect(hasPlaces(puducherry ?? null, none)).toBe(false);
    expect(hasPlaces(tamilNadu ?? null, none)).toBe(true);
    expect(hasPlaces(delhi ?? null, { ...none, pickupLocations: [location('delhi', '07')] })).toBe(false);
    expect(hasPlaces(null, destinations)).toBe(false);
  });
});

describe('a PIN code', () => {
  test('fills what it tells for sure', () => {
    const filled = withPinCode({ ...good, pinCode: '', city: '', district: '' }, '625001', destinations);
    expect(filled).toMatchObject({
      pinCode: '625001',
      city: 'Madurai',
      district: 'Madurai',
      stateCode: '33',
    });
    expect(filled.place).toBe('chennai');
  });

  test('of another state unsets the place; an unknown or unfinished one fills nothing', () => {
    expect(withPinCode(good, '110001', destinations)).toMatchObject({ stateCode: '07', place: '' });
    const inDelhi = {
      ...good,
      pinCode: '110001',
      city: 'Delhi',
      district: 'Delhi',
      stateCode: '07',
      place: '',
    };
    // Of Karur the beginning says the state alone: Delhi is not in it.
    expect(withPinCode(inDelhi, '639001', destinations)).toMatchObject({
      city: '',
      district: '',
      stateCode: '33',
    });
    expect(withPinCode(good, '799999', destinations)).toEqual({ ...good, pinCode: '799999' });
    expect(withPinCode(good, '6250', destinations)).toEqual({ ...good, pinCode: '6250' });
  });

  test('typed after the town overwrites nothing that was typed; what it filled in itself goes with it', () => {
    const typed = { ...good, pinCode: '', city: 'Kolkata', district: 'Howrah' };
    expect(withPinCode(typed, '700001', destinations)).toMatchObject({ city: 'Kolkata', district: 'Howrah' });
    expect(withPinCode(typed, '625001', destinations)).toMatchObject({ city: 'Kolkata', district: 'Howrah' });
    expect(withPinCode({ ...typed, district: '' }, '110001', destinations)).toMatchObject({
      city: 'Kolkata',
      district: 'Delhi',
      stateCode: '07',
    });
    // By way of 6250, key by key: what 600017 had filled in is remembered.
    const half = { ...good, pinCode: '6250' };
    expect(withPinCode(half, '625001', destinations, filledBy('600017')).city).toBe('Madurai');
    expect(withPinCode(half, '625001', destinations, { city: '', district: '' }).city).toBe('Chennai');
  });

  test('typed again leaves a corrected city alone', () => {
    const corrected = { ...good, pinCode: '625001', city: 'Thirumangalam' };
    expect(withPinCode(corrected, '625 001', destinations).city).toBe('Thirumangalam');
  });
});

describe('a PIN code of another state than the one chosen', () => {
  const door = { ...good, place: 'door' };
  const told = (given: object) => checkFields({ ...door, ...given }, destinations).pinCode;

  test('is told by name; of a state that is not served it says so', () => {
    const choose = 'please choose the state of the address.';
    expect(told({ pinCode: '110001' })).toBe(`PIN code 110001 is in Delhi, not in Tamil Nadu: ${choose}`);
    const elsewhere = 'but in a state where we do not send yet.';
    expect(told({ pinCode: '560 001' })).toBe(`PIN code 560001 is not in Tamil Nadu ${elsewhere}`);
    expect(told({ pinCode: '682001' })).toBe(`PIN code 682001 is not in Tamil Nadu ${elsewhere}`);
    // Diu, Daman or Gujarat, of which one is served.
    const daman = {
      ...destinations,
      states: [...destinations.states, state({ code: '24', name: 'Gujarat' })],
    };
    expect(checkFields({ ...door, pinCode: '396210' }, daman).pinCode).toBe(
      `PIN code 396210 is not in Tamil Nadu: ${choose}`,
    );
  });

  test('is told where the goods are collected too', () => {
    expect(told({ pinCode: '700001', city: 'Kolkata', place: 'chennai' })).toBe(
      'PIN code 700001 is not in Tamil Nadu but in a state where we do not send yet.',
    );
    expect(told({ pinCode: '700001', place: '' })).toBeDefined();
  });

  test('is no error where it may be there', () => {
    expect(told({ pinCode: '600017' })).toBeUndefined();
    expect(told({ pinCode: '605007' })).toBeUndefined();
    expect(told({ pinCode: '900056' })).toBeUndefined();
  });

  test('is seen before anything is sent, and gone once the state is another', () => {
    const inDelhi = { ...door, pinCode: '110001' };
    expect(Object.keys(errorsNow({}, inDelhi, destinations))).toEqual(['pinCode']);
    const found = checkFields(inDelhi, destinations);
    expect(errorsNow(found, { ...inDelhi, stateCode: '07', place: '' }, destinations)).toEqual({});
    expect(Object.keys(errorsNow(found, { ...inDelhi, place: 'chennai' }, destinations))).toEqual([
      'pinCode',
    ]);
    expect(errorsNow({ pinCode: 'six digits' }, { ...door, pinCode: '6000' }, destinations)).toEqual({
      pinCode: 'six digits',
    });
    expect(errorsNow({}, { ...door, pinCode: '6000' }, destinations)).toEqual({});
  });
});

test('what the API refuses is told at the field', () => {
  expect(
    Object.keys(fieldsRefused({ 'customer.phone': ['isMobile'], pickupLocationId: ['isUuid'], lines: [] })),
  ).toEqual(['phone', 'place']);
});
