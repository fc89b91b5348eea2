import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import { useNames, useSentenceOf, useWords } from './chosen-words.ts';
import { InTamil as Lorry } from './tamil/lorry-sheet.ts';
import { InTamil as Packing } from './tamil/packing.ts';
import { InTamil as Stock } from './tamil/stock.ts';

const WORDS = path.join(import.meta.dirname, '../../../words');

const English = ({ children }: { children: ReactNode }) => children;

/** What a hook says on a screen, as it is in English or within what is around it in Tamil. */
function said<Said>(useIt: () => Said, Around: ComponentType<{ children: ReactNode }> = English): Said {
  const heard: Said[] = [];
  function Screen() {
    heard.push(useIt());
    return null;
  }
  renderToString(
    <Around>
      <Screen />
    </Around>,
  );
  return heard[0] as Said;
}

/** The English errors stand with the desk’s code; the others are said in the referrers’ area alone. */
const ELSEWHERE = ['errors.ts', 'list-page.ts', 'own-account.ts'];
const files = readdirSync(path.join(WORDS, 'ta/staff')).filter((file) => !ELSEWHERE.includes(file));

test.each(files)('%s is said on a screen of the godown, and on no other', async (file) => {
  const wordsOf = async (language: string) =>
    ((await import(path.join(WORDS, language, 'staff', file))) as { words: object }).words;
  const english = await wordsOf('en');
  const useFile = () => useWords(english);
  expect([Packing, Stock, Lorry].map((Around) => said(useFile, Around))).toContain(await wordsOf('ta'));
  expect(said(useFile)).toBe(english);
});

test('an error is said in the language of the screen', () => {
  const godown = said(useSentenceOf, Packing);
  const desk = said(useSentenceOf);
  const held = new ApiError({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'order-on-hold',
    details: { reason: 'வாடிக்கையாளர் ஊரில் இல்லை' },
    requestId: 'request',
  });
  expect(godown(held)).toBe(
    'இந்த ஆர்டரை நிறுத்தி வைத்திருக்கிறோம்: வாடிக்கையாளர் ஊரில் இல்லை. முதலில் ஆபீஸ் சரி சொல்ல வேண்டும்.',
  );
  expect(godown(new NetworkError())).toMatch(/^கடையிலிருந்து பதில் வரவில்லை/);
  expect(godown(new Error('a fault'))).toMatch(/^இது எங்கள் தவறு/);
  expect(desk(new NetworkError())).toMatch(/^No answer from the shop/);
});

test('the Tamil name of a product stands first in the godown, the English one at the desk', () => {
  const useFlowerPot = () => useNames()({ name: 'Flower pot', nameTa: 'புஸ்வாணம்' });
  const english = { text: 'Flower pot', lang: 'en' };
  const tamil = { text: 'புஸ்வாணம்', lang: 'ta' };
  expect(said(useFlowerPot, Packing)).toEqual([tamil, english]);
  expect(said(useFlowerPot)).toEqual([english, tamil]);
  const useRocket = () => useNames()({ name: 'Rocket', nameTa: null });
  expect(said(useRocket, Packing)).toEqual([{ text: 'Rocket', lang: 'en' }]);
});
