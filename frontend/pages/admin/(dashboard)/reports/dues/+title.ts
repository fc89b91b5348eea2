import type { PageContext } from 'vike/types';
import { duesWords } from '../../../../../words/en/staff/reports.ts';

export function title({ shop }: PageContext): string {
  return `${duesWords.title} · ${shop.identity.name}`;
}
