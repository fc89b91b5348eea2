import type { PageContext } from 'vike/types';
import { words } from '../../../../../words/en/admin-referrer.ts';

export function title({ shop }: PageContext): string {
  return `${words.list.title} · ${shop.identity.name}`;
}
