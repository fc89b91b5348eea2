export const REMINDER_CHANNELS = ['phone', 'email'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** Somebody's wish to be told, once, when the shop opens. */
export interface ReminderView {
  id: string;
  /** When consent was given. */
  at: string;
  channel: ReminderChannel;
  /** Ten digits, or an e-mail address in lower case. */
  contact: string;
  /** When the e-mail was written, or a colleague wrote to the phone. */
  toldAt: string | null;
}
