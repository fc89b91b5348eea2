import type { PageContext } from 'vike/types';
import { stateWords as words } from '../../../../words/en/staff/places.ts';

export function title({ shop }: PageContext): string {
  return `${words.title} · ${shop.identity.name}`;
}
