import type { Revised } from '../revised.ts';
import type { Language } from '../rules/language.ts';
import type { MessageId, TextEntry, TextId } from '../rules/texts/shop-texts.ts';

/** A text as pages show it: filled in, HTML is cleaned. */
export interface PageTextView {
  body: string;
}

/** Texts for messages; what one order or one person alone knows stands in braces. */
export type MessagesView = Record<MessageId, Record<Language, string>>;

/** Who saved a text, and when. */
export interface TextVersionView {
  version: number;
  savedAt: string;
  savedBy: string;
  /** False: back to the text that came with the shop. */
  isOwn: boolean;
}

/** A row of the list of texts. */
export interface TextRowView {
  id: TextId;
  language: Language;
  /** Null: it is the text that came with the shop, and always was. */
  last: TextVersionView | null;
}

/** A text as staff write it; its revision is the number of its version. */
export interface DeskTextView extends Revised<TextEntry> {
  /** The text that came with the shop. */
  original: TextEntry;
  isOwn: boolean;
  /** The newest first. */
  versions: TextVersionView[];
}

/** The terms that a shopper accepted, as the page had them. */
export interface AcceptedTermsView {
  /** When an order accepted them first. */
  since: string;
  /** Cleaned HTML. */
  body: string;
}
