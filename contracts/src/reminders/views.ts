export type ReminderChannel = 'phone' | 'email';

export interface ReminderView {
  id: string;
  /** When consent was given. */
  at: string;
  channel: ReminderChannel;
  /** Ten digits, or an e-mail address in lower case. */
  contact: string;
}

export interface ReminderPageView {
  reminders: ReminderView[];
  total: number;
  page: number;
  pageSize: number;
}
