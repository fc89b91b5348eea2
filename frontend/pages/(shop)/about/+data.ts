import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import type { Text } from '../../../words/text.ts';
import { aboutText } from '../../../words/en/shop/about.ts';

export type Data = Text;

export function data({ shop }: PageContextServer): Data {
  const setConfig = useConfig();
  const text = aboutText(shop.identity, shop.saleMode);
  setConfig({ title: text.title, description: text.description });
  return text;
}
