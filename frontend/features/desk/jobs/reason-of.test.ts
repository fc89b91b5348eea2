import { expect, test } from '@jest/globals';
import { reasonOf } from './reason-of.ts';

test.each([
  ['The mail server did not take it: EENVELOPE 550 RCPT TO', 'The mail server knows no such address.'],
  [
    'The mail server did not take it: EENVELOPE 450 RCPT TO',
    'The mail server would not take it for the time being.',
  ],
  ['The mail server did not take it: EMESSAGE 554 DATA', 'The mail server refused it.'],
  ['The mail server did not take it: ETIMEDOUT CONN', 'The mail server did not answer in time.'],
  ['The mail server did not take it: ESOCKET CONN', 'The mail server could not be reached.'],
  [
    'The mail server did not take it: EAUTH 535 AUTH PLAIN',
    'The mail server did not accept the shop’s name and password.',
  ],
  ['job timed out', 'It took too long, or the shop was stopped meanwhile.'],
  ['x is not a function', 'Something unexpected went wrong.'],
])('“%s” is said plainly', (error, sentence) => {
  expect(reasonOf(error)).toBe(sentence);
});
