import { describe, expect, test } from '@jest/globals';
import { decided, discarded, followed, opened, saved, typed, unsavedIn } from './form-state.ts';

const BASE = { name: 'Agal', city: 'Sivakasi', closed: false };

describe('a form while somebody else saves the record', () => {
  test('follows in silence as long as nothing is typed', () => {
    const state = followed(opened(BASE, 1), { ...BASE, city: 'Madurai' }, 2);
    expect(state).toEqual(opened({ ...BASE, city: 'Madurai' }, 2));
  });

  test('takes over what only they changed, says so, and keeps what only I changed', () => {
    const mine = typed(opened(BASE, 1), { name: 'Agal Crackers' });
    const state = followed(mine, { ...BASE, city: 'Madurai' }, 2);
    expect(state.inputs).toEqual({ name: 'Agal Crackers', city: 'Madurai', closed: false });
    expect(state.taken).toEqual(['city']);
    expect(state.disputed).toEqual({});
    expect(state.revision).toBe(2);
    expect(unsavedIn(state)).toEqual(['name']);
  });

  test('asks about what both changed, each in another way', () => {
    const mine = typed(opened(BASE, 1), { name: 'Mine', closed: true });
    const state = followed(mine, { ...BASE, name: 'Theirs', closed: true }, 2);
    expect(state.disputed).toEqual({ name: 'Theirs' });
    expect(state.inputs).toEqual({ ...BASE, name: 'Mine', closed: true });
    expect(unsavedIn(state)).toEqual(['name']);

    expect(unsavedIn(decided(state, 'name', 'mine'))).toEqual(['name']);
    expect(decided(state, 'name', 'mine').disputed).toEqual({});
    expect(unsavedIn(decided(state, 'name', 'theirs'))).toEqual([]);
    expect(decided(state, 'name', 'theirs').inputs['name']).toBe('Theirs');
  });

  test('keeps asking when they save once more before it is decided, and shows their newest', () => {
    const mine = typed(opened(BASE, 1), { name: 'Mine' });
    const once = followed(mine, { ...BASE, name: 'Theirs' }, 2);
    expect(followed(once, { ...BASE, name: 'Theirs', city: 'Madurai' }, 3).disputed).toEqual({
      name: 'Theirs',
    });
    expect(followed(once, { ...BASE, name: 'Newest' }, 3).disputed).toEqual({ name: 'Newest' });
    expect(followed(once, { ...BASE, name: 'Mine' }, 3).disputed).toEqual({});
  });
});

test('what is typed while it is being saved waits for the next time', () => {
  const sent = typed(opened(BASE, 1), { name: 'Sent' });
  const later = typed(sent, { city: 'Madurai' });
  const state = saved(later, sent.inputs, { ...BASE, name: 'SENT' }, 2);
  expect(state.inputs).toEqual({ name: 'SENT', city: 'Madurai', closed: false });
  expect(unsavedIn(state)).toEqual(['city']);
});

test('discarding leads back to the record as it is now', () => {
  const mine = followed(typed(opened(BASE, 1), { name: 'Mine' }), { ...BASE, city: 'Madurai' }, 2);
  expect(discarded(mine)).toEqual(opened({ ...BASE, city: 'Madurai' }, 2));
});
