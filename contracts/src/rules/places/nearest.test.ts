import { describe, expect, test } from '@jest/globals';
import { nearestFirst, nearestPlace, nearestToTown } from './nearest.ts';

/** Madhavaram, Mattuthavani, Ukkadam: as the shop's owner put them. */
const places = [
  { name: 'Chennai', pinCode: '600060' },
  { name: 'Madurai', pinCode: '625107' },
  { name: 'Coimbatore', pinCode: '641001' },
];
const order = (pinCode: string) => nearestFirst(pinCode, places).map(({ name }) => name);
const nearest = (pinCode: string, among = places) => nearestPlace(pinCode, among)?.name ?? null;

describe('the places of a state', () => {
  test('come by how much of the PIN code they share, and else as the owner put them', () => {
    expect(order('625001')).toEqual(['Madurai', 'Chennai', 'Coimbatore']);
    expect(order('PIN: 641 653')).toEqual(['Coimbatore', 'Chennai', 'Madurai']);
    expect(order('636001')).toEqual(['Chennai', 'Madurai', 'Coimbatore']);
    expect(order('6250')).toEqual(['Chennai', 'Madurai', 'Coimbatore']);
  });

  test.each([
    ['600028', 'Chennai'],
    ['625531', 'Madurai'],
    // Sivakasi: of the three Madurai shares most, two digits.
    ['626123', 'Madurai'],
    ['641601', 'Coimbatore'],
    // Salem is as far from all of them.
    ['636001', null],
    ['', null],
  ])('%j has the nearest place %s', (pinCode, name) => expect(nearest(pinCode)).toBe(name));

  test('where two are as near, none is taken for the shopper', () => {
    const two = [...places, { name: 'Redhills', pinCode: '600052' }];
    expect(nearest('600028', two)).toBeNull();
    expect(nearest('600060', two)).toBe('Chennai');
  });

  test('of two that share as much, the one in the same district is nearer', () => {
    const alike = [
      { name: 'Perundurai', pinCode: '638052' },
      { name: 'Erode', pinCode: '638011' },
    ];
    expect(nearest('638009', alike)).toBe('Erode');
  });

  test('a town has a nearest place where its PIN codes are known', () => {
    expect(nearestToTown({ name: 'Dindigul', stateCode: '33' }, places)?.name).toBe('Madurai');
    expect(nearestToTown({ name: 'Salem', stateCode: '33' }, places)).toBeNull();
    expect(nearestToTown({ name: 'Elsewhere', stateCode: '33' }, places)).toBeNull();
  });
});
