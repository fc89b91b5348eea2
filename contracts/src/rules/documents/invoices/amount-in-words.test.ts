import { expect, test } from '@jest/globals';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [100, 'Rupees One Only'],
  [50, 'Rupees Zero and Fifty Paise Only'],
  [339_500, 'Rupees Three Thousand Three Hundred Ninety Five Only'],
  [1_001_301, 'Rupees Ten Thousand Thirteen and One Paise Only'],
  [12_345_678, 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Seventy Eight Paise Only'],
  [10_000_000_00, 'Rupees One Crore Only'],
  [20_40_00_080_00, 'Rupees Twenty Crore Forty Lakh Eighty Only'],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
