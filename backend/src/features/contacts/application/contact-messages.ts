import type {
  ContactMessagePageView,
  ContactMessageView,
  ContactSubject,
} from '@shop/contracts/contacts/views';

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
  abstract add(message: NewContactMessage): Promise<void>;
  /** Newest first. */
  abstract page(state: 'open' | 'done' | null, page: number): Promise<ContactMessagePageView>;
  /** Marks as answered, unless somebody did before. Null when there is no such message. */
  abstract finish(id: string, by: string, at: Date): Promise<ContactMessageView | null>;
}
