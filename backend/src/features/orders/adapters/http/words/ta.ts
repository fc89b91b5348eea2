import type { Translated } from '@shop/contracts/rules/language';
import type { words as English } from './en.ts';

export const words: Translated<typeof English> = {
  homeScreen: (number) => `ஆர்டர் ${number}`,
};
