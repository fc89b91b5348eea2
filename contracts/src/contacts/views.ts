export const CONTACT_SUBJECTS = ['order', 'products', 'delivery', 'payment', 'schemes', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** What was said to whoever wrote. */
export interface ContactAnswer {
  at: string;
  /** Empty where nobody knows any more. */
  by: string;
  text: string;
}

/** What somebody wrote to the shop; plain text throughout. */
export interface ContactMessageView {
  id: string;
  at: string;
  name: string;
  phone: string | null;
  email: string | null;
  subject: ContactSubject;
  message: string;
  /** Null while it waits for an answer. */
  done: { at: string; by: string } | null;
  /** All that staff wrote down, the first one first; they stay when the message waits again. */
  answers: ContactAnswer[];
}
