import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type {
  AnswerContactMessageRequest,
  ListContactMessagesQuery,
  SendContactMessageRequest,
} from './requests.ts';
import type { ContactMessageView } from './views.ts';

export const sendContactMessage = endpoint('POST', '/api/public/contact-messages')<{
  body: SendContactMessageRequest;
  view: undefined;
}>();

/** Newest first. */
export const listContactMessages = endpoint('GET', '/api/admin/contact-messages')<{
  query: ListContactMessagesQuery;
  view: ListPage<ContactMessageView>;
}>();

export const exportContactMessages = endpoint('GET', '/api/admin/contact-messages/export/:format')<{
  query: ListContactMessagesQuery;
  view: unknown;
}>();

/** Marks as answered; refused when a colleague did, so that nobody takes back what another did. */
export const finishContactMessage = endpoint('POST', '/api/admin/contact-messages/:id/done')<{
  view: ContactMessageView;
}>();

/** Keeps what was answered beside what was answered before, and marks it as answered. */
export const answerContactMessage = endpoint('POST', '/api/admin/contact-messages/:id/answer')<{
  body: AnswerContactMessageRequest;
  view: ContactMessageView;
}>();

/** Takes the mark back: it waits for an answer again. */
export const reopenContactMessage = endpoint('POST', '/api/admin/contact-messages/:id/open')<{
  view: ContactMessageView;
}>();
