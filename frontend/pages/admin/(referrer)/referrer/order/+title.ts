import type { PageContext } from 'vike/types';
import { words } from '../../../../../words/en/admin-referrer.ts';

export function title({ shop }: PageContext): string {
  return `${words.ordersTitle} · ${shop.identity.name}`;
}
