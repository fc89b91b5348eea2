import type { PageContext } from 'vike/types';
import { yearWords as words } from '../../../../../words/en/staff/tax-report.ts';

export function title({ shop }: PageContext): string {
  return `${words.title} · ${shop.identity.name}`;
}
