import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readOwnText } from '../../../features/texts/read-own-text.ts';
import { words } from '../../../words/en/shop/own-texts.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { identity } = pageContext.shop;
  const title = words.about.title(identity);
  const texts = { 'the-shop': await readOwnText(pageContext, 'about') };
  setConfig({ title, description: words.about.description(identity) });
  return { title, texts };
}
