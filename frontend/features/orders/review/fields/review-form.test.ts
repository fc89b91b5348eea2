import { expect, test } from '@jest/globals';
import type { DestinationsView } from '@shop/contracts/places/views';
import { NO_FIELDS } from '../../form/review-fields.ts';
import { problemOf } from '../problem.ts';
import { firstForm, reviewForm, type ReviewEvent, type ReviewForm } from './review-form.ts';

const destinations = {
  states: [{ code: '33', name: 'Tamil Nadu', allowed: true, doorDeliveryPaise: 35_000 }],
  pickupLocations: [],
} as unknown as DestinationsView;

const empty = firstForm({ fields: NO_FIELDS, sent: null, errors: {}, problem: null });

function after(form: ReviewForm, ...events: ReviewEvent[]): ReviewForm {
  return events.reduce(reviewForm, form);
}

test('what is typed takes the error of its own field away, and no other', () => {
  const refused = after(empty, {
    kind: 'refused',
    errors: { name: 'Whose?', phone: 'Which?' },
    problem: problemOf('Look again', 'fields'),
  });
  expect(refused).toMatchObject({ refusals: 1, problem: { sentence: 'Look again' } });
  const typed = after(refused, { kind: 'typed', name: 'name', value: 'Meena' });
  expect(typed.fields.name).toBe('Meena');
  expect(typed.errors).toEqual({ phone: 'Which?' });
  expect(typed.refusals).toBe(1);
});

test('a bill that cannot be sent leads to its reason each time, one that can leads nowhere', () => {
  const refused: ReviewEvent = { kind: 'checked', problem: problemOf('The total has changed') };
  expect(after(empty, refused, refused)).toMatchObject({
    refusals: 2,
    problem: { sentence: 'The total has changed' },
  });
  expect(after(empty, { kind: 'checked', problem: null })).toMatchObject({ refusals: 0, problem: null });
});

test('a town that the PIN code filled in goes with it; one that was typed stays', () => {
  const pinCode = (value: string): ReviewEvent => ({ kind: 'pin-code-typed', value, destinations });
  const chennai = after(empty, pinCode('600017'));
  expect(chennai.fields).toMatchObject({ pinCode: '600017', stateCode: '33', district: 'Chennai' });
  expect(after(chennai, pinCode('641001')).fields.district).toBe('Coimbatore');
  const typed = after(chennai, { kind: 'typed', name: 'district', value: 'T. Nagar' }, pinCode('641001'));
  expect(typed.fields.district).toBe('T. Nagar');
});

test('a PIN code takes the errors of what it fills in away', () => {
  const refused = after(empty, {
    kind: 'refused',
    errors: { stateCode: 'Choose one', name: 'Whose?' },
    problem: problemOf('Look again'),
  });
  expect(after(refused, { kind: 'pin-code-typed', value: '600017', destinations }).errors).toEqual({
    name: 'Whose?',
  });
});

test('who lets an order go finds what was typed before, or the fields of that order where nothing was', () => {
  const sent = { ...NO_FIELDS, name: 'Meena' };
  const form = firstForm({ fields: sent, sent, errors: {}, problem: null });
  const typed = { ...NO_FIELDS, name: 'Ravi', address: '1 Main Road' };
  expect(after(form, { kind: 'let-go', typed }).fields).toBe(typed);

  const kept = after(form, { kind: 'let-go', typed: NO_FIELDS });
  expect(kept.fields).toEqual(sent);
  // From now on they are kept as typed.
  expect(kept.fields).not.toBe(sent);

  const changed = after(form, { kind: 'typed', name: 'city', value: 'Madurai' });
  expect(after(changed, { kind: 'let-go', typed })).toBe(changed);
});

test('what was filled in goes when another tab is told to forget, and nothing that was typed', () => {
  const typed = after(empty, { kind: 'typed', name: 'name', value: 'Ravi' }, { kind: 'forgotten' });
  expect(typed.fields.name).toBe('Ravi');

  const untouched = firstForm({
    fields: NO_FIELDS,
    sent: null,
    untouched: NO_FIELDS,
    errors: {},
    problem: null,
  });
  const fields = { ...NO_FIELDS, name: 'Meena', phone: '9876543210', stateCode: '33' };
  const known = after(untouched, { kind: 'remembered', fields });
  expect(known.remembered).toBe('Meena');
  const forgotten = after(known, { kind: 'forgotten' });
  expect(forgotten).toMatchObject({ remembered: null, fields: { name: '', phone: '', stateCode: '33' } });
});
