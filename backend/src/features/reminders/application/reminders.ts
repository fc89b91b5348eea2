import type { ListPage } from '@shop/contracts/listing/views';
import type { Language } from '@shop/contracts/rules/language';
import type { ListRemindersQuery } from '@shop/contracts/reminders/requests';
import type { ReminderChannel, ReminderView } from '@shop/contracts/reminders/views';

export interface NewReminder {
  id: string;
  at: Date;
  channel: ReminderChannel;
  contact: string;
  language: Language;
}

export abstract class Reminders {
  /** Keeps a wish; one that is there already stays as it is, but for who was told a day ago or more: they ask anew. */
  abstract add(reminder: NewReminder): Promise<void>;
  abstract page(query: ListRemindersQuery): Promise<ListPage<ReminderView>>;
  /** Every one that the filters match. @throws DomainError too-many-to-export */
  abstract all(query: ListRemindersQuery): Promise<ReminderView[]>;
  /**
   * A colleague wrote to a phone. Null when there is no such phone.
   * @throws DomainError reminder-told: another one did before
   */
  abstract markPhoneNotified(id: string, at: Date): Promise<ReminderView | null>;
  /** Nobody wrote after all. Null when there is no such phone. */
  abstract unmarkPhoneNotified(id: string): Promise<ReminderView | null>;
  /** False when there is none. */
  abstract remove(id: string): Promise<boolean>;

  /** Waits until nobody else writes or recalls e-mails, in any copy of the backend; holds until the transaction ends. */
  abstract lock(): Promise<void>;
  /** E-mails of those who are still to be told, who asked first first; at most so many. They are told by this. */
  abstract takeNotNotified(
    most: number,
    at: Date,
  ): Promise<Pick<NewReminder, 'id' | 'contact' | 'language'>[]>;
  /** Forgets those who were told by then. */
  abstract removeNotified(until: Date): Promise<void>;
  /** These have not been told after all. */
  abstract markNotNotified(ids: readonly string[]): Promise<void>;
}
