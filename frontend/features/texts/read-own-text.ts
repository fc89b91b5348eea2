import type { TextId } from '@shop/contracts/rules/texts/shop-texts';
import { readText } from '@shop/contracts/texts/endpoints';
import type { PageContextServer } from 'vike/types';
import { readForPage } from '../../api/read-for-page.ts';
import { language } from '../../lib/language.ts';

/** A text of the owner's for a page, with what the shop fills in. */
export async function readOwnText(pageContext: PageContextServer, id: TextId): Promise<string> {
  const { body } = await readForPage(pageContext, readText, { params: { language, id } });
  return body;
}
