import { endpoint } from '../endpoint.ts';
import type { TextEntry } from '../rules/texts/shop-texts.ts';
import type { PreviewTextRequest, SaveTextRequest } from './requests.ts';
import type { AcceptedTermsView, DeskTextView, TextRowView } from './views.ts';

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
