import type { PageContext } from 'vike/types';

export function title({ routeParams, shop }: PageContext): string {
  return `${(routeParams['invoice'] ?? '').toUpperCase()} · ${shop.identity.name}`;
}
