import { expect, test } from '@jest/globals';
import { CommandError } from '../commands/command-error.ts';
import { sentenceOfFaults } from './sentence-of-faults.ts';

const MESSAGES = { what: 'messages', error: new CommandError('Not this one') };
const PASSBOOKS = {
  what: 'passbooks past their term that are not settled',
  error: new CommandError('Too long'),
};

test('what could not be counted is not told as work that was left undone', () => {
  expect(sentenceOfFaults([MESSAGES], [PASSBOOKS], false).split('\n')).toEqual([
    'These could not be done to their end; all else is.',
    'messages: Not this one',
    'These stay, and how many they are could not be counted.',
    'passbooks past their term that are not settled: Too long',
  ]);
  expect(sentenceOfFaults([], [PASSBOOKS], false).split('\n')[0]).toBe(
    'These stay, and how many they are could not be counted. All that has outlived its term is gone.',
  );
});

test('a dry run only counts', () => {
  expect(sentenceOfFaults([MESSAGES], [PASSBOOKS], true).split('\n')).toEqual([
    'These could not be counted; nothing was changed.',
    'messages: Not this one',
    'passbooks past their term that are not settled: Too long',
  ]);
  expect(sentenceOfFaults([], [], true)).toBe('');
});
