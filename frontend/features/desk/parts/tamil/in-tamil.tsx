import { dayWords } from '@shop/contracts/rules/day-words/en';
import { dayWords as dayWordsTa } from '@shop/contracts/rules/day-words/ta';
import type { Translated } from '@shop/contracts/rules/language';
import type { ComponentType, ReactNode } from 'react';
import { words as screen } from '../../../../words/en/staff/screen.ts';
import { noAnswer, sentences } from '../../../../words/ta/shop/api-errors.ts';
import { sentences as deskSentences } from '../../../../words/ta/staff/errors.ts';
import { words as screenTa } from '../../../../words/ta/staff/screen.ts';
import { ChosenWordsContext, type ChosenWords } from '../chosen-words.ts';

type InPlace = readonly [english: object, tamil: object];

/** Words in Tamil, in the place of the English ones. */
export function inPlaceOf<English extends object>(
  english: English,
  tamil: Translated<NoInfer<English>>,
): InPlace {
  return [english, tamil];
}

/** What goes around a screen that says these in Tamil, and what every screen says. */
export function inTamil(...own: readonly InPlace[]): ComponentType<{ children: ReactNode }> {
  const tamil: ChosenWords = {
    language: 'ta',
    words: new Map([inPlaceOf(dayWords, dayWordsTa), inPlaceOf(screen, screenTa), ...own]),
    errors: { noAnswer, known: { ...sentences, ...deskSentences } },
  };
  return function InTamil({ children }) {
    return <ChosenWordsContext value={tamil}>{children}</ChosenWordsContext>;
  };
}
