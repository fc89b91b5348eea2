import type { PageContext } from 'vike/types';
import { monthWords } from '../../../../../words/en/staff/month.ts';

export function title({ shop }: PageContext): string {
  return `${monthWords.title} · ${shop.identity.name}`;
}
