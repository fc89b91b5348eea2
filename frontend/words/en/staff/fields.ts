import { MOST_OF_ONE } from '@shop/contracts/rules/limits';

/** What can be wrong with a field, by the rule it broke. */
export const words = {
  notRight: 'This cannot be right.',
  missing: 'Please fill this in.',
  length: (characters: string) => `Please fill in ${characters}.`,
  between: (min: string, max: string) => `Please fill in a number from ${min} to ${max}.`,
  most: (most: number) => `There are more than ${most}.`,
  wrongEntry: (entry: string) => `This cannot be right: ${entry}`,
  questions: 'Each needs a question and an answer, neither too long.',
  rows: 'Each box of a row must be filled in.',
  goods: `Please fill in how many of each: 1 to ${MOST_OF_ONE.toLocaleString('en-IN')}.`,
  pin: 'A PIN code has six digits and does not begin with 0.',
  rules: {
    isText: 'This is empty, too short or too long.',
    isDay: 'Please fill in a day, such as 20 Nov 2026.',
    isInt: 'Please fill in a whole number.',
    min: 'This number is too small.',
    max: 'This number is too large.',
    isMobile: 'An Indian mobile number has ten digits and begins with 6, 7, 8 or 9.',
    isEmail: 'This is not an e-mail address.',
    maxLength: 'This is too long.',
    isIn: 'Please choose one.',
    arrayMinSize: 'At least one is needed.',
    arrayMaxSize: 'These are too many.',
    matches: 'This does not have the right form.',
  },
} as const;
