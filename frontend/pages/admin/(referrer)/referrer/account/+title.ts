import type { PageContext } from 'vike/types';
import { words } from '../../../../../words/en/staff/own-account.ts';

export function title({ shop }: PageContext): string {
  return `${words.ownTitle} · ${shop.identity.name}`;
}
