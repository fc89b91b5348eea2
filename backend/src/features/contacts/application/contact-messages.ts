import type { ListContactMessagesQuery } from '@shop/contracts/contacts/requests';
import type { ContactMessageView, ContactSubject } from '@shop/contracts/contacts/views';
import type { ListPage } from '@shop/contracts/listing/views';

export interface NewContactMessage {
  id: string;
  at: Date;
  name: string;
  phone: string | null;
  email: string | null;
  subject: ContactSubject;
  message: string;
}

export abstract class ContactMessages {
  /**
   * Not again while the very same one waits, for an hour: on a slow network people press twice, or send anew. In a
   * transaction: the sender's next message waits for its end.
   */
  abstract add(message: NewContactMessage): Promise<void>;
  /** Newest first. */
  abstract page(query: ListContactMessagesQuery): Promise<ListPage<ContactMessageView>>;
  /** Every message that the filters match. @throws DomainError too-many-to-export */
  abstract all(query: ListContactMessagesQuery): Promise<ContactMessageView[]>;
  /**
   * Marks as answered; null when there is no such message.
   * @throws DomainError message-answered: somebody did before
   */
  abstract finish(id: string, by: string, at: Date): Promise<ContactMessageView | null>;
  /**
   * Keeps the answer beside the earlier ones and marks as answered; null when there is no such message.
   * @throws DomainError message-answered: somebody wrote one, and it does not wait for another
   */
  abstract answer(id: string, answer: string, by: string, at: Date): Promise<ContactMessageView | null>;
  /** It waits for an answer again. Null when there is no such message. */
  abstract reopen(id: string): Promise<ContactMessageView | null>;
}
