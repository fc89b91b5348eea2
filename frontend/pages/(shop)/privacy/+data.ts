import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readOwnText } from '../../../features/texts/read-own-text.ts';
import { words } from '../../../words/en/shop/own-texts.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { identity } = pageContext.shop;
  const { title, description } = words.privacy;
  const texts = { 'the-privacy': await readOwnText(pageContext, 'privacy') };
  setConfig({ title: `${title} | ${identity.name}`, description: description(identity) });
  return { title, texts };
}
