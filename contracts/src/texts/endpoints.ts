import { endpoint } from '../endpoint.ts';
import type { MessagesView, PageTextView } from './views.ts';

/** A text of a page; in English where it is not there in the other language. */
export const readText = endpoint('GET', '/api/public/texts/:language/:id')<{ view: PageTextView }>();

/** The texts of the messages that staff and referrers send by hand. */
export const readMessages = endpoint('GET', '/api/public/messages')<{ view: MessagesView }>();
