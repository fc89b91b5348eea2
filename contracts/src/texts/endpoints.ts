import { endpoint } from '../endpoint.ts';
import type { MessagesView, PageTextView } from './views.ts';

/** A text of a page; in English where the owner has words of her own in English alone. */
export const readText = endpoint('GET', '/api/public/texts/:language/:id')<{ view: PageTextView }>();

/** The texts of the messages that staff and referrers send by hand. */
export const readMessages = endpoint('GET', '/api/public/messages')<{ view: MessagesView }>();
