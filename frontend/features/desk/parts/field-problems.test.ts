import { expect, test } from '@jest/globals';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import { fieldProblemsOf, isShownAtFields } from './field-problems.ts';

function refused(fields: Record<string, string[]>): ApiError {
  return new ApiError({
    type: 'about:blank',
    status: 400,
    title: 'Bad Request',
    code: 'invalid-request',
    requestId: '1',
    details: { fields },
  });
}

test('a refused field gets the sentence of the rule it broke', () => {
  expect(fieldProblemsOf(refused({ opensOn: ['isDay'] }))).toEqual({
    opensOn: 'Please fill in a day, such as 20 Nov 2026.',
  });
});

test('its own sentence wins, and an entry of a list counts for the whole list', () => {
  const own = { phones: 'Each line is one mobile number.' };
  expect(fieldProblemsOf(refused({ 'phones.1': ['isMobile'] }), own)).toEqual(own);
});

test('a rule that nobody described still says something', () => {
  expect(fieldProblemsOf(refused({ name: ['isHaiku'] }))).toEqual({ name: 'This cannot be right.' });
});

test('other errors are about no field', () => {
  expect(fieldProblemsOf(new NetworkError('gone'))).toEqual({});
  expect(fieldProblemsOf(null)).toEqual({});
});

test('what no field of the form can say is said over the fields', () => {
  const error = refused({ 'goods.0': ['isInt'], reason: ['isText'] });
  expect(isShownAtFields(['goods', 'reason'], error)).toBe(true);
  expect(isShownAtFields(['reason'], error)).toBe(false);
  expect(isShownAtFields(['reason'], new NetworkError())).toBe(false);
});
