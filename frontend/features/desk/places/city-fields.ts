import type { CityEntry } from '@shop/contracts/places/views';
import { MOST_DELIVERY_DAYS, MOST_QUESTIONS, PLACE_TEXT, SLUG } from '@shop/contracts/rules/limits';
import { useMemo } from 'react';
import { words } from '../../../words/en/staff/cities.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { useStateChoice } from './use-destinations.ts';

/** What of a city is asked first. */
type NewCity = Pick<CityEntry, 'name' | 'slug' | 'stateCode'>;

/** A new one is hidden until it is written. */
export const FRESH_CITY: CityEntry = {
  name: '',
  slug: '',
  stateCode: '33',
  introduction: '',
  introductionTa: null,
  deliveryDays: 3,
  lastOrderOn: null,
  questions: [],
  questionsTa: [],
  active: false,
};

const { city, slug, introduction, question, answer } = PLACE_TEXT;

export function useNewCityFields() {
  const stateCode = useStateChoice();
  return useMemo(
    () =>
      fieldsOf<NewCity>(words.fields, {
        name: { kind: 'text', limit: city },
        slug: { kind: 'text', limit: slug, pattern: SLUG, addressOf: 'name' },
        stateCode,
      }),
    [stateCode],
  );
}

export function useCityFields() {
  const stateCode = useStateChoice();
  return useMemo(
    () =>
      fieldsOf<CityEntry>(words.fields, {
        name: { kind: 'text', limit: city },
        slug: { kind: 'text', limit: slug, pattern: SLUG },
        stateCode,
        deliveryDays: { kind: 'number', min: 1, max: MOST_DELIVERY_DAYS },
        lastOrderOn: { kind: 'day', optional: true },
        introduction: { kind: 'rich', limit: introduction },
        introductionTa: { kind: 'rich', limit: introduction, optional: true },
        questions: { kind: 'questions', most: MOST_QUESTIONS, question, answer },
        questionsTa: { kind: 'questions', most: MOST_QUESTIONS, question, answer },
        active: { kind: 'switch' },
      }),
    [stateCode],
  );
}
