import { defineEntity, p } from '@mikro-orm/postgresql';
import { LANGUAGES } from '@shop/contracts/rules/language';
import { type TextId } from '@shop/contracts/rules/texts/shop-texts';
import { instant, instantByNow } from '../../../../../platform/persistence/columns.ts';

/** A version of a text of the shop. */
export const shopText = defineEntity({
  name: 'ShopText',
  tableName: 'shop_text',
  properties: {
    textId: p.text().$type<TextId>().primary(),
    language: p.enum([...LANGUAGES]).primary(),
    version: p.integer().primary().check('version > 0'),
    subject: p.text().default(''),
    body: p.text().nullable().comment('Null: back to the text that came with the shop'),
    savedAt: instantByNow(),
    savedBy: p.uuid().nullable().comment('A member of staff; null: taken over from the settings'),
    savedByName: p.text(),
  },
  comment: 'What the owner says in her own words; the newest version counts',
});

/** The terms as the page had them when an order accepted them. */
export const acceptedTerms = defineEntity({
  name: 'AcceptedTerms',
  tableName: 'accepted_terms',
  properties: {
    id: p.uuid().primary(),
    since: instant(),
    hash: p.text().unique('accepted_terms_once').comment('SHA-256 of the body'),
    body: p.text(),
  },
});
