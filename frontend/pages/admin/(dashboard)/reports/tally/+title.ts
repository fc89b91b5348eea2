import type { PageContext } from 'vike/types';
import { words } from '../../../../../words/en/staff/tally.ts';

export function title({ shop }: PageContext): string {
  return `${words.title} · ${shop.identity.name}`;
}
