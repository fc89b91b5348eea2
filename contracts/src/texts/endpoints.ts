import { endpoint } from '../endpoint.ts';
import type { PreviewTextRequest, SaveTextRequest } from './requests.ts';
import type { TextEntry } from '../rules/texts/shop-texts.ts';
import type { AcceptedTermsView, DeskTextView, MessagesView, PageTextView, TextRowView } from './views.ts';

/** A text of a page; in English where it is not there in the other language. */
export const readText = endpoint('GET', '/api/public/texts/:language/:id')<{ view: PageTextView }>();

/** The texts of the messages that staff and referrers send by hand. */
export const readMessages = endpoint('GET', '/api/public/messages')<{ view: MessagesView }>();

export const listTexts = endpoint('GET', '/api/admin/texts')<{ view: { texts: TextRowView[] } }>();

export const readDeskText = endpoint('GET', '/api/admin/texts/:language/:id')<{ view: DeskTextView }>();

export const readTextVersion = endpoint('GET', '/api/admin/texts/:language/:id/versions/:version')<{
  view: TextEntry;
}>();

/** A new version. What says the same as the text that came with the shop follows that one again. */
export const saveText = endpoint('PUT', '/api/admin/texts/:language/:id')<{
  body: SaveTextRequest;
  view: DeskTextView;
}>();

/** How it would be read; nothing is kept. */
export const previewText = endpoint('POST', '/api/admin/texts/:language/:id/preview')<{
  body: PreviewTextRequest;
  view: TextEntry;
}>();

/** The terms that the customer of an order accepted. */
export const readAcceptedTerms = endpoint('GET', '/api/admin/orders/:number/terms')<{
  view: AcceptedTermsView;
}>();
