import type { Language } from '../rules/language.ts';
import type { Permission, Role } from '../rules/permissions.ts';

/** The member of staff who is signed in. */
export interface StaffView {
  id: string;
  email: string;
  name: string;
  role: Role;
  permissions: Permission[];
  /** Of packing, stock and the lorry sheet. */
  language: Language;
}

/** Steps that ask for the password again: what moves money, or takes the data of people out of the shop. */
export type NotifiedStep =
  | 'refund'
  | 'correction'
  | 'moved-payment'
  | 'credit-note'
  | 'redeemed'
  | 'refunds-approved'
  | 'payee-again'
  | 'payouts-approved'
  | 'payouts-answered'
  | 'payee'
  | 'commission'
  | 'books'
  | 'exported';

export type OwnerAlert =
  /** About: the number or code of what it was done to, or the list that was taken out. */
  | { what: NotifiedStep; about: string }
  | {
      what:
        'payment-details' | 'site' | 'contact-details' | 'invoice-terms' | 'referral-terms' | 'sale-terms';
    }
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
  phone: string;
  /** Null: active. The reason is null where none was noted. */
  suspended: { reason: string | null } | null;
  /** Of their area. */
  language: Language;
}

export interface IdentityProviderView {
  /** An OpenID Connect provider, by the name on its button. */
  provider: { name: string } | null;
}
