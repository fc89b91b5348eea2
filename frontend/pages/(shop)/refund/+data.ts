import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import type { Text } from '../../../words/text.ts';
import { refundText } from '../../../words/en/shop/refund.ts';

export type Data = Text;

export function data({ shop }: PageContextServer): Data {
  const setConfig = useConfig();
  const text = refundText(shop.identity, shop.saleMode);
  setConfig({ title: `${text.title} | ${shop.identity.name}`, description: text.description });
  return text;
}
