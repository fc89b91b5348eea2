import type { PageContext } from 'vike/types';

export function title({ routeParams, shop }: PageContext): string {
  return `${routeParams['number'] ?? ''} · ${shop.identity.name}`;
}
