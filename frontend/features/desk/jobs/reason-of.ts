import { words } from '../../../words/en/staff/jobs.ts';

type Reason = keyof typeof words.reasons;

/** What a try says that came to nothing, most telling first: `The mail server did not take it: EENVELOPE 550 RCPT TO`. */
const SAID: readonly [RegExp, Reason][] = [
  [/sealed under another secret/, 'unreadable'],
  [/address is none/, 'badAddress'],
  [/\bEAUTH\b/, 'signIn'],
  [/\b5\d\d RCPT TO\b/, 'unknownAddress'],
  [/\b4\d\d\b/, 'notNow'],
  [/\b5\d\d\b/, 'refused'],
  [/\bETIMEDOUT\b/, 'silent'],
  [/\b(?:ECONNECTION|ECONNREFUSED|ECONNRESET|ESOCKET|EDNS|ENOTFOUND|ETLS|CONN)\b/, 'unreachable'],
  [/timed out|heartbeat|aborted/, 'timedOut'],
];

/** In plain words. */
export function reasonOf(error: string): string {
  const [, reason] = SAID.find(([said]) => said.test(error)) ?? [null, 'unexpected' as const];
  return words.reasons[reason];
}
