import type { ReminderChannel, ReminderPageView } from '@shop/contracts/reminders/views';

export interface NewReminder {
  id: string;
  at: Date;
  channel: ReminderChannel;
  contact: string;
}

export abstract class Reminders {
  /** Keeps a wish; one that is there already stays as it is. */
  abstract add(reminder: NewReminder): Promise<void>;
  /** Newest first. */
  abstract page(page: number): Promise<ReminderPageView>;
}
