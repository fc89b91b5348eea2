import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import type { Text } from '../../../words/text.ts';
import { privacyText } from '../../../words/en/shop/privacy.ts';

export type Data = Text;

export function data({ shop }: PageContextServer): Data {
  const setConfig = useConfig();
  const text = privacyText(shop.identity, shop.site.tagManagerId !== null);
  setConfig({ title: `${text.title} | ${shop.identity.name}`, description: text.description });
  return text;
}
