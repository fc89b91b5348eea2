import type { Permission, Role } from '../rules/permissions.ts';

/** The member of staff who is signed in. */
export interface StaffView {
  id: string;
  email: string;
  name: string;
  role: Role;
  permissions: Permission[];
}

/** What a thief would change first. */
export type OwnerAlert =
  | { what: 'payment-details' }
  | { what: 'shop-closed' | 'shop-opened' | 'order-breaker' }
  | { what: 'role' | 'invited' | 'link-made' | 'let-in-again'; name: string; role: Role };

export interface OwnerAlertView {
  id: string;
  at: string;
  by: string;
  alert: OwnerAlert;
}

/** The referrer who is signed in. */
export interface ReferrerView {
  id: string;
  email: string;
  name: string;
  code: string;
}

export interface DoorsView {
  /** An OpenID Connect provider, by the name on its button. */
  provider: { name: string } | null;
}
