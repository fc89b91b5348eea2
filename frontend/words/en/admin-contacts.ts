/** Messages from the contact form. */
export const words = {
  title: 'Messages',
  states: { open: 'To answer', done: 'Answered', all: 'All' },
  choose: 'Which messages',
  found: (total: number) => (total === 1 ? '1 message' : `${total} messages`),
  none: { open: 'Nothing waits for an answer', done: 'Nothing was answered yet', all: 'No messages yet' },
  noneHelp: 'What somebody writes on the contact page stands here at once.',
  beyond: 'This page has no messages any more',
  toFirstPage: 'To the first page',
  whatsapp: 'WhatsApp',
  reply: (name: string) => `Hello ${name}, you wrote to us: `,
  finish: 'Mark as answered',
  finished: 'Marked as answered.',
  done: (by: string, at: string) => `Answered by ${by}, ${at}`,
} as const;
