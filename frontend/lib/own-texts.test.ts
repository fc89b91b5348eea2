import { expect, test } from '@jest/globals';
import { inEnglish, inTamil, linkedIn } from './own-texts.ts';

const CITY = {
  name: 'Madurai',
  introduction: '<p>Two hours by road.</p>',
  introductionTa: '<p>இரண்டு மணி நேரம்.</p>',
  questions: [{ question: 'Where?', answer: 'Here.' }],
  questionsTa: [] as { question: string; answer: string }[],
  state: { name: 'Tamil Nadu', noteTa: null, note: 'Keep away from hospitals.' },
  schemes: [
    { name: 'Deepam', nameTa: 'தீபம்' },
    { name: 'Mathappu', nameTa: null },
  ],
};

test('a Tamil page has the Tamil text where there is one, and the English one where there is none', () => {
  expect(inTamil(CITY)).toEqual({
    name: 'Madurai',
    introduction: '<p>இரண்டு மணி நேரம்.</p>',
    questions: [{ question: 'Where?', answer: 'Here.' }],
    state: { name: 'Tamil Nadu', note: 'Keep away from hospitals.' },
    schemes: [
      { name: 'தீபம்', nameTa: 'Deepam' },
      { name: 'Mathappu', nameTa: null },
    ],
  });
  const asked = [{ question: 'எங்கே?', answer: 'இங்கே.' }];
  expect(inTamil({ questionsTa: asked, questions: CITY.questions })).toEqual({ questions: asked });
});

test('an English page carries no Tamil text but the second names', () => {
  expect(inEnglish(CITY)).toEqual({
    name: 'Madurai',
    introduction: '<p>Two hours by road.</p>',
    questions: [{ question: 'Where?', answer: 'Here.' }],
    state: { name: 'Tamil Nadu', note: 'Keep away from hospitals.' },
    schemes: [
      { name: 'Deepam', nameTa: 'தீபம்' },
      { name: 'Mathappu', nameTa: null },
    ],
  });
});

test('what staff link to is the page of the same language; other sites and files stay', () => {
  const links = (contact: string, home: string) => ({
    posts: [
      {
        body: `<p><a href="${contact}">a</a> <a href="${home}#order">b</a></p>`,
        others:
          '<a href="https://neeri.res.in" rel="nofollow">c</a> <a href="#our-prices">d</a> <a href="/api/public/price-list.pdf">e</a>',
        typed: 'see /contact',
      },
    ],
  });
  expect(linkedIn('ta', links('/contact', '/'))).toEqual(links('/ta/contact', '/ta'));
  expect(linkedIn('ta', links('/ta/contact', '/ta'))).toEqual(links('/ta/contact', '/ta'));
});
