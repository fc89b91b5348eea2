import { counted } from './list.ts';

/** Messages from the contact form. */
export const words = {
  title: 'Messages',
  search: 'Search messages',
  searchHelp: 'Name, phone, e-mail or words',
  states: { open: 'To answer', done: 'Answered' },
  all: 'All',
  from: 'From',
  to: 'To',
  choose: 'Which messages',
  found: counted('message', 'messages'),
  none: 'Nothing waits for an answer',
  noneHelp: 'What somebody writes on the contact page stands here at once.',
  noneFound: 'No message matches',
  noneFoundHelp: 'Try fewer words or other filters.',
  whatsapp: 'WhatsApp',
  reply: (name: string) => `Hello ${name}, you wrote to us: `,
  write: 'Write down the answer',
  writeTo: (name: string) => `The answer to ${name}`,
  answer: 'What you answered',
  answerHelp: 'Nothing is sent. It is kept with the message, so that colleagues know what was said.',
  keep: 'Keep it and mark as answered',
  kept: (name: string) => `The answer to ${name} is kept.`,
  finish: 'Mark as answered',
  finished: 'Marked as answered.',
  finishedMany: (messages: number) =>
    messages === 1 ? 'Marked as answered.' : `${messages} messages are marked as answered.`,
  reopen: 'Open again',
  reopened: 'It waits for an answer again.',
  done: (by: string, at: string) => `Answered by ${by}, ${at}`,
  answeredBy: (by: string, at: string) => [by, at].filter(Boolean).join(', '),
} as const;
