import type { JobState } from '@shop/contracts/jobs/views';
import { counted } from './list.ts';

/** What the shop does by itself, and could not do. */
export const words = {
  title: 'Background work',
  intro: 'What the shop sends and does by itself.',
  choose: 'Which ones',
  all: 'All',
  states: { failed: 'Failed', waiting: 'Waiting' } satisfies Record<JobState, string>,
  found: counted('task', 'tasks'),
  none: 'Nothing failed',
  noneHelp: 'An e-mail that could not be sent, or a change that could not be made at its hour, stands here.',
  noneFound: 'Nothing waits',
  noneFoundHelp: 'What the shop is about to send or to do stands here until it is done.',
  columns: { what: 'What', to: 'To', why: 'Why', when: 'When' },
  /** By an e-mail's kind, or by the first part of what the work is about. */
  kinds: {
    'order-received': 'E-mail: order received',
    'order-confirmed': 'E-mail: order confirmed',
    'order-dispatched': 'E-mail: order dispatched',
    'order-cancelled': 'E-mail: order cancelled',
    'order-lorry-corrected': 'E-mail: lorry corrected',
    'order-reopened': 'E-mail: order taken up again',
    'order-merged': 'E-mail: order put into another',
    'order-changed': 'E-mail: order changed as asked',
    'order-change-declined': 'E-mail: change of an order declined',
    'order-claim-answered': 'E-mail: answer to broken or missing goods',
    'order-change-proposed': 'E-mail: change of an order proposed',
    'staff-invitation': 'E-mail: invitation',
    'staff-password': 'E-mail: new password',
    'shop-open': 'E-mail: the shop is open',
    'owner-alert': 'E-mail: alert to an owner',
    'change-set': 'Prices at their hour',
    post: 'Post at its hour',
  },
  /** Why the last try came to nothing; what it said itself stands beside. */
  reasons: {
    unknownAddress: 'The mail server knows no such address.',
    badAddress: 'The address is not one that an e-mail can be sent to.',
    unreadable: 'It was written under another secret of the shop, and cannot be read any more. Give it up.',
    signIn: 'The mail server did not accept the shop’s name and password.',
    silent: 'The mail server did not answer in time.',
    unreachable: 'The mail server could not be reached.',
    notNow: 'The mail server would not take it for the time being.',
    refused: 'The mail server refused it.',
    timedOut: 'It took too long, or the shop was stopped meanwhile.',
    unexpected: 'Something unexpected went wrong.',
  },
  person: 'The person',
  tries: (tries: number) => (tries === 1 ? 'tried once' : `tried ${tries} times`),
  notTried: 'It is not its turn yet.',
  failedAt: (at: string) => `Failed ${at}`,
  nextAt: (at: string) => `Next try ${at}`,
  tryAgain: 'Try again',
  triedAgain: (tasks: number) => (tasks === 1 ? 'It is tried again.' : `${tasks} are tried again.`),
  giveUp: 'Give up',
  askGiveUp: (tasks: number) => ({
    title: tasks === 1 ? 'Give it up?' : `Give ${tasks} up?`,
    effects: ['What the shop was to send or to do never happens.', 'This cannot be undone.'],
  }),
  gaveUp: (tasks: number) =>
    tasks === 1 ? 'It is given up; nothing comes of it.' : `${tasks} are given up; nothing comes of them.`,
} as const;
