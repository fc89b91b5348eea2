import type { PageContext } from 'vike/types';
import { words } from '../../../../../words/en/referrer/area.ts';

export function title({ shop }: PageContext): string {
  return `${words.list.title} · ${shop.identity.name}`;
}
