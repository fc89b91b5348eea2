import { expect, test } from '@jest/globals';
import { offersFor } from './missing-goods.tsx';

const product = (code: string, name: string, netPaise: number) => ({
  code,
  name,
  nameTa: null,
  aliases: [],
  netPaise,
});
const products = [
  product('GC-07', 'Wire Chakkar', 9_000),
  product('GC-08', 'Disco Wheel', 15_000),
  product('GC-10', 'Plastic Chakkar', 12_000),
  product('RK-05', 'Whistling Rocket', 17_000),
];
const offer = (name: string, netPaise: number, had: string[] = []) =>
  offersFor(
    [{ code: 'GC-09', name, netPaise }],
    had.map((code) => ({ code })),
    products,
  )[0]?.like?.code ?? null;

test('something of the same kind is offered: by its name, else by its rate', () => {
  expect(offer('Plastic Chakkar Deluxe', 9_000)).toBe('GC-10');
  expect(offer('Butterfly', 14_500)).toBe('GC-08');
});

test('nothing is offered that is on the list, nor twice', () => {
  expect(offer('Plastic Chakkar', 12_000, ['GC-07', 'GC-08', 'GC-10'])).toBeNull();
  const twice = offersFor(
    ['GC-01', 'GC-02'].map((code) => ({ code, name: 'Plastic Chakkar', netPaise: 12_000 })),
    [],
    products,
  );
  expect(twice.map(({ like }) => like?.code)).toEqual(['GC-10', expect.stringMatching(/^GC-0/)]);
});

test('where codes have no letters, only what has every word of the name is offered', () => {
  const numbered = [
    product('007', 'Wire Chakkar', 9_000),
    product('021', 'Whistling Rocket Deluxe', 17_000),
    product('022', 'Butterfly', 14_000),
  ];
  const like = (name: string) =>
    offersFor([{ code: '009', name, netPaise: 9_000 }], [], numbered)[0]?.like?.code ?? null;
  expect(like('Whistling Rocket')).toBe('021');
  expect(like('Plastic Chakkar Deluxe')).toBeNull();
  expect(like('Sword')).toBeNull();
});
