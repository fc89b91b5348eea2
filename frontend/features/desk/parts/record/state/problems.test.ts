import { describe, expect, test } from '@jest/globals';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { QuestionView } from '@shop/contracts/places/views';
import { fieldsOf } from './fields.ts';
import type { FieldInputs } from './merge.ts';
import { problemsIn } from './problems.ts';
import { addressesAfter, inputsOf, valueOf } from './spelling.ts';

const TODAY = '2026-11-21';

interface Place {
  name: string;
  prefix: string;
  phone: string;
  pin: string;
  freightPaise: number;
  parcels: number;
  openOn: string;
  closedOn: string | null;
  phones: string[];
  mode: string;
  active: boolean;
  note: string | null;
  questions: QuestionView[];
  rates: string;
}

const ASKED: QuestionView = { question: 'Is there parking?', answer: 'Yes.' };

const fields = fieldsOf<Place>(
  {
    name: 'Name',
    nameHelp: 'As people read it.',
    prefixProblem: 'Two to four capital letters.',
  } as unknown as Record<keyof Place, string>,
  {
    name: { kind: 'text', limit: { min: 1, max: 10 } },
    prefix: { kind: 'text', pattern: /^[A-Z]{2,4}$/, capitals: true },
    phone: { kind: 'phone' },
    pin: { kind: 'pin' },
    freightPaise: { kind: 'money', min: 100, max: 1_000_000 },
    parcels: { kind: 'number', min: 1, max: 9_999 },
    openOn: { kind: 'day' },
    closedOn: { kind: 'day', optional: true },
    phones: { kind: 'lines', least: 1, most: 2, wrong: (entry) => !/^\d{10}$/.test(entry) },
    mode: { kind: 'choice', options: [{ value: 'all', label: 'All' }] },
    active: { kind: 'switch' },
    note: { kind: 'long', limit: { min: 0, max: 20 }, optional: true },
    questions: { kind: 'questions', most: 2, question: { min: 3, max: 20 }, answer: { min: 1, max: 20 } },
    rates: {
      kind: 'rows',
      most: 2,
      add: 'Add a year',
      boxes: [
        { label: 'Year', wrong: (text) => text === '' },
        { label: 'Rate', figure: true, wrong: (text) => !/^\d+$/.test(text) },
      ],
    },
  },
);

const place: Place = {
  name: 'Madurai',
  prefix: 'DS',
  phone: '9876543210',
  pin: '625001',
  freightPaise: 12_050,
  parcels: 3,
  openOn: '2026-11-20',
  closedOn: null,
  phones: ['9876543210', '9876543211'],
  mode: 'all',
  active: true,
  note: null,
  questions: [ASKED],
  rates: '2026\t2\n2027\t3',
};
const inputs = inputsOf(fields, place);

describe('the fields of a form', () => {
  test('show a record as people write it, and mean the same record', () => {
    expect(inputs).toEqual({
      name: 'Madurai',
      prefix: 'DS',
      phone: '98765 43210',
      pin: '625001',
      freightPaise: '120.50',
      parcels: '3',
      openOn: '20 Nov 2026',
      closedOn: '',
      phones: '9876543210\n9876543211',
      mode: 'all',
      active: true,
      note: '',
      questions: '[{"question":"Is there parking?","answer":"Yes."}]',
      rates: '2026\t2\n2027\t3',
    });
    expect(valueOf(fields, inputs, TODAY)).toEqual(place);
    expect(problemsIn(fields, inputs, TODAY)).toEqual({});
  });

  test('forgive spaces, small letters and other spellings', () => {
    const parsed = valueOf(
      fields,
      {
        ...inputs,
        name: ' Madurai ',
        prefix: ' ds ',
        phone: '+91 98765-43210',
        pin: '625 001',
        freightPaise: '₹1,234',
        openOn: '2/1',
        phones: ' 9876543210 \n\n',
      },
      TODAY,
    );
    expect(parsed).toEqual({
      ...place,
      freightPaise: 123_400,
      openOn: '2026-01-02',
      phones: ['9876543210'],
    });
  });

  test.each([
    ['name', '', 'Please fill this in.'],
    ['name', 'A name too long', 'Please fill in at most 10 characters.'],
    ['prefix', 'D5', 'Two to four capital letters.'],
    ['phone', '12345', 'An Indian mobile number has ten digits and begins with 6, 7, 8 or 9.'],
    ['pin', '012345', 'A PIN code has six digits and does not begin with 0.'],
    ['freightPaise', '0.50', 'Please fill in a number from ₹1 to ₹10,000.'],
    ['parcels', '10000', 'Please fill in a number from 1 to 9,999.'],
    ['parcels', '1.5', 'Please fill in a number from 1 to 9,999.'],
    ['openOn', '31 feb', 'Please fill in a day, such as 20 Nov 2026.'],
    ['closedOn', 'soon', 'Please fill in a day, such as 20 Nov 2026.'],
    ['phones', '', 'At least one is needed.'],
    ['phones', '9876543210\n12', 'This cannot be right: 12'],
    ['phones', '9876543210\n9876543211\n9876543212', 'There are more than 2.'],
    ['mode', 'none', 'Please choose one.'],
    ['note', 'x'.repeat(21), 'Please fill in at most 20 characters.'],
    [
      'questions',
      '[{"question":"Who?","answer":" "}]',
      'Each needs a question and an answer, neither too long.',
    ],
    ['questions', JSON.stringify([ASKED, ASKED, ASKED]), 'There are more than 2.'],
    ['rates', '2026\t2\n\t', 'Each box of a row must be filled in.'],
    ['rates', '2026\tmuch', 'Each box of a row must be filled in.'],
    ['rates', '1\t1\n2\t2\n3\t3', 'There are more than 2.'],
  ])('%s with %j is told before it is sent', (name, typed, sentence) => {
    expect(problemsIn(fields, { ...inputs, [name]: typed }, TODAY)).toEqual({ [name]: sentence });
  });
});

describe('a text with its address, its picture and its marks', () => {
  interface Post {
    title: string;
    slug: string;
    cover: PictureView | null;
    body: string;
    tags: string[];
    pictures: PictureView[];
  }
  const post = fieldsOf<Post>({} as Record<keyof Post, string>, {
    title: { kind: 'text' },
    slug: { kind: 'text', addressOf: 'title' },
    cover: { kind: 'picture' },
    body: { kind: 'rich', limit: { min: 0, max: 20 } },
    tags: { kind: 'several', options: [{ value: 'day', label: 'By day' }] },
    pictures: { kind: 'pictures', most: 2 },
  });
  const nothing: Post = { title: '', slug: '', cover: null, body: '', tags: [], pictures: [] };
  const empty = inputsOf(post, nothing);

  test('the address follows until somebody writes another', () => {
    const titled: FieldInputs = {
      ...empty,
      ...addressesAfter(post, empty, 'title', 'Lamps'),
      title: 'Lamps',
    };
    expect(titled['slug']).toBe('lamps');
    expect(addressesAfter(post, titled, 'title', '2¾" Lamps!')).toEqual({ slug: '2-3-4-inch-lamps' });
    expect(addressesAfter(post, { ...titled, slug: 'agal' }, 'title', 'Lights')).toEqual({});
    expect(addressesAfter(post, titled, 'body', 'Lights')).toEqual({});
  });

  test('a picture is the same however the answer puts its parts in order', () => {
    const cover = { key: 'lamp', alt: 'A lamp', width: 96, height: 96, widths: [96] };
    const typedInputs = inputsOf(post, { ...nothing, cover });
    const reordered = { widths: [96], height: 96, width: 96, alt: 'A lamp', key: 'lamp' };
    expect(inputsOf(post, { ...nothing, cover: reordered })).toEqual(typedInputs);
    expect(valueOf(post, typedInputs, TODAY).cover).toEqual(cover);
    expect(valueOf(post, empty, TODAY).cover).toBeNull();
  });

  test('pictures keep their order, and are as many as may be', () => {
    const named = (key: string) => ({ key, alt: '', width: 96, height: 96, widths: [96] });
    const typedInputs = inputsOf(post, { ...nothing, tags: ['day'], pictures: [named('b'), named('a')] });
    expect(typedInputs['tags']).toBe('day');
    expect(valueOf(post, typedInputs, TODAY)).toMatchObject({
      tags: ['day'],
      pictures: [named('b'), named('a')],
    });
    expect(problemsIn(post, { ...typedInputs, title: 'T', slug: 't' }, TODAY)).toEqual({});
    const three = inputsOf(post, { ...nothing, pictures: ['a', 'b', 'c'].map(named) });
    expect(problemsIn(post, three, TODAY)).toEqual({ pictures: 'There are more than 2.' });
  });

  test('a text is as long as it is with its marks', () => {
    expect(problemsIn(post, { ...empty, body: '<p>Light, then run.</p>' }, TODAY)).toHaveProperty('body');
    expect(problemsIn(post, { ...empty, body: '<p>Light it.</p>' }, TODAY)).toEqual({});
  });
});
