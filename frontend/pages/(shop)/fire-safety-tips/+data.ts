import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { words } from '../../../words/en/shop/fire-safety.ts';

export type Data = typeof words;

/** A long text travels with its page and not in a script. */
export function data({ shop }: PageContextServer): Data {
  const setConfig = useConfig();
  setConfig({ title: `${words.title} | ${shop.identity.name}`, description: words.description });
  return words;
}
