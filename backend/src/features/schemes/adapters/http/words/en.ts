import { type Day, formatDay } from '@shop/contracts/rules/days';

/** What a telephone takes from a passbook's page: a calendar of due days, and a name on the home screen. */
export const words = {
  calendar: (number: string) => `Passbook ${number}`,
  pay: (scheme: string, sum: string, nth: number, of: number) => `${scheme}: pay ${sum} (${nth} of ${of})`,
  inTime: (number: string, until: Day) => `Passbook ${number}. In time until ${formatDay(until)}.`,
  homeScreen: (scheme: string, number: string) => `${scheme}: passbook ${number}`,
};
