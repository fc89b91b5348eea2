import type { PageContext } from 'vike/types';
import { words } from '../../../../words/en/staff/accounts.ts';

export function title({ shop }: PageContext): string {
  return `${words.proven} · ${shop.identity.name}`;
}
