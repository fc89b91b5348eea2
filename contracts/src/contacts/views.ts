export const CONTACT_SUBJECTS = ['order', 'products', 'delivery', 'payment', 'schemes', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

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
  /** As staff wrote it down; it stays when the message waits again. */
  answer: string | null;
}
