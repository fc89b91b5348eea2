import { MEMBER_TEXT, TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { characters } from '../../characters.ts';

/** What stands under a box that cannot be sent as it is. */
export const fieldErrors = {
  scheme: 'Please choose a scheme.',
  name: `Please write your name, ${characters(TEXT.personName)}.`,
  noPhone: 'Please write your mobile number.',
  phone: 'This is not an Indian mobile number. It has ten digits and begins with 6, 7, 8 or 9.',
  email: 'This is not an e-mail address. Leave the box empty if you have none.',
  address: `Please write your address, ${characters(TEXT.address)}.`,
  nomineeName: `Please name somebody, ${characters(TEXT.personName)}.`,
  nomineeRelation: `Please say what they are to you, ${characters(MEMBER_TEXT.relation)}: wife, son, mother.`,
  adult: 'Only people who are 18 or older can join.',
  consent: 'Please agree to the terms, or call us about them.',
  refused: 'This was not accepted. Please check it.',
} as const;

/** What the server says of the form and beside it. */
export const joinWords = {
  lead: 'You pay nothing now. We call you, answer your questions, and then your passbook begins.',
  choice: (monthly: number, instalments: number, paid: number, worth: number) =>
    `${formatMoney(monthly)} a month, ${instalments} times: pay ${formatMoney(paid)}, buy for ${formatMoney(worth)}`,
  firstDue: (day: string) => `First instalment due ${day}`,
  full: 'Every place is taken',
  allFull: 'Every place of every scheme is taken. Call us: sometimes a place comes free.',
  checkTitle: 'Please read it once more',
  check: 'Nothing has been sent yet. If all is right, press “Ask to join”.',
  checkFields: 'Please look at the marked boxes.',
  notSent: 'Not sent',
  unknown: 'We do not know whether it arrived',
  unknownHelp: 'The connection broke on the way. Press “Ask to join” once more: it is never taken twice.',
} as const;

/** What stands in the form. */
export const words = {
  title: 'Join a scheme',
  scheme: 'Which scheme',
  who: 'Who joins',
  name: 'Your name',
  phone: 'Mobile number',
  phoneHelp: 'We call this number; it also finds a lost passbook.',
  email: 'E-mail',
  emailHelp: 'If you have one: we write there 30 days before your year ends.',
  address: 'Address',
  addressHelp: 'Door number, street, town and PIN code',
  nominee: 'Your nominee',
  nomineeHelp: 'Who is paid what you paid in, if you die before you have bought.',
  nomineeName: 'Name of the nominee',
  nomineeRelation: 'What they are to you',
  nomineeRelationHelp: 'Wife, son, mother …',
  nomineePhone: 'Mobile number of the nominee',
  consents: 'Before you send',
  adult: 'I am 18 or older.',
  consent: 'I agree to the terms on this page, and that the shop keeps these data.',
  privacy: 'What the shop does with them',
  website: 'Leave this empty',
  look: 'Look it over',
  send: 'Ask to join',
} as const;
