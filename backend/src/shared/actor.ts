/** Who did it, as events and ledgers remember it. */
export interface Actor {
  kind: 'customer' | 'staff' | 'referrer' | 'system';
  id: string | null;
  name: string;
}

/** A member of staff. */
export type StaffPerson = Actor & { kind: 'staff'; id: string };

/** What happens by itself. */
export const THE_SHOP: Actor & { kind: 'system' } = { kind: 'system', id: null, name: 'The shop' };
