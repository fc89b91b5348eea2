import type { PageContext } from 'vike/types';
import { salesWords as words } from '../../../../../words/en/staff/sales.ts';

export function title({ shop }: PageContext): string {
  return `${words.title} · ${shop.identity.name}`;
}
