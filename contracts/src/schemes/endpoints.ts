import { endpoint } from '../endpoint.ts';
import type { JoinSchemeRequest } from './requests.ts';
import type { JoinedView, PassbookView, SchemeView } from './views.ts';

/** The advance purchase schemes that can be joined today. */
export const listSchemes = endpoint('GET', '/api/public/schemes')<{ view: { schemes: SchemeView[] } }>();

/** Asks to join; taken while the shop is closed too. The same key again answers with the same passbook. */
export const joinScheme = endpoint('POST', '/api/public/schemes/:slug/members')<{
  body: JoinSchemeRequest;
  view: JoinedView;
}>();

/** A passbook by its private link; open while the shop is closed too. */
export const readPassbook = endpoint('GET', '/api/public/passbooks/:token')<{ view: PassbookView }>();
