/** Who did it, as events and ledgers remember it. */
export interface Actor {
  kind: 'customer' | 'staff' | 'referrer' | 'system';
  id: string | null;
  name: string;
}
