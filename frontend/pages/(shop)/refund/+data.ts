import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readOwnText } from '../../../features/texts/read-own-text.ts';
import { words } from '../../../words/en/shop/own-texts.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** The links of the consents lead to `#the-terms`, whatever its heading says. */
export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { identity } = pageContext.shop;
  const { title, description } = words.refund;
  const [refund, terms] = await Promise.all([
    readOwnText(pageContext, 'refund'),
    readOwnText(pageContext, 'terms'),
  ]);
  setConfig({ title: `${title} | ${identity.name}`, description: description(identity) });
  return { title, texts: { 'the-refunds': refund, 'the-terms': terms } };
}
