import type { PageContext } from 'vike/types';
import { marginWords as words } from '../../../../../words/en/staff/sales.ts';

export function title({ shop }: PageContext): string {
  return `${words.title} · ${shop.identity.name}`;
}
