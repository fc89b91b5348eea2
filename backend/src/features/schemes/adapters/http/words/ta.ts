import { dayWords } from '@shop/contracts/rules/day-words/ta';
import { formatDay } from '@shop/contracts/rules/days';
import type { Translated } from '@shop/contracts/rules/language';
import type { words as English } from './en.ts';

export const words: Translated<typeof English> = {
  calendar: (number) => `பாஸ்புக் ${number}`,
  pay: (scheme, sum, nth, of) => `${scheme}: ${sum} கட்ட வேண்டும் (${of} தவணைகளில் ${nth}-ஆவது)`,
  inTime: (number, until) => `பாஸ்புக் ${number}. ${formatDay(until, dayWords)} வரை கட்டினாலும் சரிதான்.`,
  homeScreen: (scheme, number) => `${scheme}: பாஸ்புக் ${number}`,
};
