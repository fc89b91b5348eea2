/** Who did it, as events and ledgers remember it. */
export interface Actor {
  kind: 'customer' | 'staff' | 'referrer' | 'system';
  id: string | null;
  name: string;
}

/** What happens by itself. */
export const THE_SHOP: Actor & { kind: 'system' } = { kind: 'system', id: null, name: 'The shop' };
