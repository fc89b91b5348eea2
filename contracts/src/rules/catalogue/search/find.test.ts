import { describe, expect, test } from '@jest/globals';
import { asksForGreen, find, findIndex, type Findable } from './find.ts';

const thing = (code: string, names: (string | null)[], green = false): Findable => ({ code, names, green });
const one = ['One Sound Crackers', 'ஒற்றை வெடி'];
const things: Findable[] = [
  thing('SP-01', ['7 cm Electric Sparklers', 'Sparklers', 'கம்பி மத்தாப்பு'], true),
  thing('SP-09', ['15 cm Electric Sparklers', 'Sparklers', 'கம்பி மத்தாப்பு']),
  thing('SP-10', ['15 cm Green Sparklers', 'Sparklers', 'கம்பி மத்தாப்பு']),
  thing('FP-01', ['Flower Pots Small', 'Flower Pots', 'பூச்செடி', 'anar'], true),
  thing('OS-02', ['3½" Lakshmi', ...one]),
  thing('OS-08', ['2 Sound Crackers', ...one]),
  thing('BJ-01', ['Red Bijili', 'Bijili']),
  thing('RK-03', ['Colour Rocket', 'Rockets', 'ராக்கெட்'], true),
  thing('RK-05', ['Whistling Rocket', 'Rockets', 'ராக்கெட்']),
  thing('FT-07', ['Red Apple 3"', 'Fountains']),
  thing('MS-01', ['10 Shot', 'Multi shots']),
  thing('WH-01', ['4x4 Wheel', 'Ground Chakkars']),
];
const index = findIndex(things);
const found = (text: string) => find(index, text)?.places.map((place) => things[place]?.code);

describe('a code', () => {
  test.each(['SP-09', 'sp9', 'sp09', 'SP 9', 'sp-009'])('is understood as typed: %s', (text) => {
    expect(found(text)).toEqual(['SP-09']);
  });

  test('typed whole is not the beginning of another', () => {
    expect(found('sp1')).toEqual(['SP-01']);
    expect(found('sp')).toEqual(['SP-01', 'SP-09', 'SP-10']);
  });
});

describe('green', () => {
  test.each(['green crackers', 'Green Cracker', 'green crac', 'NEERI', 'eco-friendly', 'பசுமை பட்டாசு'])(
    '%s: those with a certificate, and nothing that is called so',
    (text) => expect(found(text)).toEqual(['SP-01', 'FP-01', 'RK-03']),
  );

  test('by itself may be the colour too', () => {
    expect(found('green')).toEqual(['SP-01', 'SP-10', 'FP-01', 'RK-03']);
  });

  test('beside a name is a colour, beside the term a condition', () => {
    expect(found('green sparklers')).toEqual(['SP-10']);
    expect(found('green crackers rocket')).toEqual(['RK-03']);
  });

  test.each([
    ['What green crackers really are', true],
    ['Pollution-free crackers', true],
    ['15 cm Green Sparklers', false],
  ])('%s is about them: %s', (text, isAbout) => expect(asksForGreen(text)).toBe(isAbout));
});

describe('Tamil words in either letters', () => {
  test.each([
    ['lakshmi vedi', ['OS-02']],
    ['laxmi vedi', ['OS-02']],
    ['லட்சுமி வெடி', ['OS-02']],
    ['poochedi', ['FP-01']],
    ['kambi mathappu', ['SP-01', 'SP-09', 'SP-10']],
    ['otrai vedi', ['OS-02', 'OS-08']],
  ])('%s', (text, codes) => expect(found(text)).toEqual(codes));
});

describe('what the law bans', () => {
  test.each(['1000 wala', '10000wala', 'garland', 'Ladi', 'sara vedi', 'saravedi', 'சரவெடி', 'red garlands'])(
    '%s is known as such, and nothing like it is offered',
    (text) => expect(find(index, text)).toEqual({ places: [], closest: false, banned: true }),
  );

  test.each(['lady', 'sparklers', 'sound crackers'])('%s is not', (text) => {
    expect(find(index, text)?.banned).toBe(false);
  });
});

describe('where nothing has every word', () => {
  test('what tells most comes closest, and it is said so', () => {
    expect(find(index, 'red rocket')).toMatchObject({ closest: true });
    expect(found('red rocket')).toEqual(['RK-03', 'RK-05']);
    expect(found('electric rocket')).toEqual(['RK-03', 'RK-05']);
    expect(found('flower pot crackers')).toEqual(['FP-01']);
  });

  test.each(["' OR 1=1 --", '99 zz', 'zzzz', 'kuttichathan', '%', '1000', '100', '105'])(
    '%s finds nothing',
    (text) => {
      expect(found(text) ?? []).toEqual([]);
    },
  );
});

test('a number is the one that was typed', () => {
  expect(find(index, '10 shot')).toMatchObject({ closest: false });
  expect(find(index, '100 shot')).toMatchObject({ closest: true });
  expect(found('55 cm')).toEqual([]);
});

test('a fraction is no part of the number before it', () => {
  expect(found('3 1/2')).toEqual(['OS-02']);
});

test('the name that begins as was typed comes before others', () => {
  expect(found('red')).toEqual(['BJ-01', 'FT-07']);
  expect(found('rocket')?.[0]).toBe('RK-03');
  expect(find(index, ' !? ')).toBeNull();
});
