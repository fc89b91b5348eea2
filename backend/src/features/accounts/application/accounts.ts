import type { Role } from '@shop/contracts/rules/permissions';
import type { AccountId } from '../domain/account.ts';
import type { SignedInAudience } from '../domain/session.ts';

/** Whom e-mails and links are for. */
export interface AccountHolder {
  id: string;
  name: string;
  /** Empty where none is known: then nothing can be sent. */
  email: string;
  /** A referrer's. */
  phone: string | null;
  /** A referrer has none. */
  role: Role | null;
  /** `invited`: has not set a password yet. */
  state: 'invited' | 'active' | 'disabled';
}

/** The accounts of staff and of referrers, as far as they are the same. Changes run in the caller's transaction. */
export abstract class Accounts {
  abstract find(account: AccountId): Promise<AccountHolder | null>;

  /** Null for who may not come in. */
  abstract findByEmail(audience: SignedInAudience, email: string): Promise<AccountHolder | null>;

  /** Ends every session, and makes whoever was invited active. @param name stays as it is when null */
  abstract setPassword(account: AccountId, passwordHash: string, name: string | null): Promise<void>;

  /** Makes whoever was invited active; false when they were already. */
  abstract join(account: AccountId): Promise<boolean>;
}
