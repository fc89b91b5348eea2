import type { Language } from '@shop/contracts/rules/language';
import type { Role } from '@shop/contracts/rules/permissions';
import type { AccountLinkKind, AccountLinkView } from '@shop/contracts/users/views';
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

export interface NewAccountLink {
  id: string;
  account: AccountId;
  kind: AccountLinkKind;
  tokenHash: string;
  createdAt: Date;
  endsAt: Date;
}

/** The accounts of staff and of referrers and the links by which they come in, as far as they are the same. Changes run in the caller's transaction. */
export abstract class Accounts {
  abstract find(account: AccountId): Promise<AccountHolder | null>;

  /** Null for who may not come in. */
  abstract findByEmail(audience: SignedInAudience, email: string): Promise<AccountHolder | null>;

  /** Ends every session, and makes whoever was invited active. @param name stays as it is when null */
  abstract setPassword(account: AccountId, passwordHash: string, name: string | null): Promise<void>;

  abstract setLanguage(account: AccountId, language: Language): Promise<void>;

  /** Makes whoever was invited active; false when they were already. */
  abstract join(account: AccountId): Promise<boolean>;

  /** A link that lets somebody choose a password, once. Their earlier ones are worth nothing from now on. */
  abstract addLink(link: NewAccountLink): Promise<void>;

  /** Whoever holds a link of this person holds nothing from now on. */
  abstract endLinks(account: AccountId, now: Date): Promise<void>;

  /** What a link tells; `gone` when it was used or ended, null when there is none. */
  abstract readLink(
    audience: SignedInAudience,
    tokenHash: string,
    now: Date,
  ): Promise<AccountLinkView | 'gone' | null>;

  /** Uses a link up. Null when it counts no more: of two who use it at once one gets it. */
  abstract useLink(
    audience: SignedInAudience,
    tokenHash: string,
    now: Date,
  ): Promise<{ id: string; name: string; kind: AccountLinkKind } | null>;
}
