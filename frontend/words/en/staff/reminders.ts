import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { counted } from './list.ts';

/** Who asked on the closed page to be told when the shop opens. */
export const words = {
  title: 'Reminders',
  search: 'Search reminders',
  searchHelp: 'Phone or e-mail',
  channel: 'By',
  anyChannel: 'Phone or e-mail',
  channels: { phone: 'Phone', email: 'E-mail' },
  state: 'Told',
  anyState: 'Told or not',
  states: { waiting: 'Not told yet', told: 'Told' },
  contact: 'Contact',
  asked: (at: string) => `Asked ${at}`,
  told: 'Told',
  notTold: 'Not yet',
  deletedOn: (day: string) => `deleted on ${day}`,
  next: 'Next',
  found: counted('reminder', 'reminders'),
  none: 'Nobody asked yet',
  noneHelp: `While the shop is closed, shoppers leave a phone number or an e-mail here. Who was told is deleted ${KEPT_DAYS.toldReminder} days later.`,
  noneFound: 'No reminder matches',
  noneFoundHelp: 'Try fewer letters or other filters.',
  whatsapp: 'WhatsApp',
  mark: 'Mark as told',
  marked: 'Marked as told.',
  markedMany: (reminders: number) =>
    reminders === 1 ? 'Marked as told.' : `${reminders} are marked as told.`,
  unmarked: 'Still to be told.',
  forget: 'Delete',
  askForget: (contact: string) => ({
    title: `Delete ${contact}?`,
    effects: [
      'The phone or e-mail is gone for good; a letter that waits for it does not leave.',
      'They can ask for a reminder again.',
    ],
  }),
  forgotten: 'Deleted.',
} as const;
