import type { AccountLinkKind, AccountLinkView } from '@shop/contracts/users/views';
import type { AccountId } from '../../domain/account.ts';
import type { SignedInAudience } from '../../domain/session.ts';

export interface NewAccountLink {
  id: string;
  account: AccountId;
  kind: AccountLinkKind;
  tokenHash: string;
  createdAt: Date;
  endsAt: Date;
}

/** Links that let somebody choose a password, once. */
export abstract class AccountLinks {
  /** Earlier links of the same person are worth nothing from now on. */
  abstract add(link: NewAccountLink): Promise<void>;

  /** Whoever holds a link of this person holds nothing from now on. */
  abstract endAll(account: AccountId, now: Date): Promise<void>;

  /** What a link tells; `gone` when it was used or ended, null when there is none. */
  abstract read(
    audience: SignedInAudience,
    tokenHash: string,
    now: Date,
  ): Promise<AccountLinkView | 'gone' | null>;

  /** Uses a link up. Null when it counts no more: of two who use it at once one gets it. */
  abstract use(
    audience: SignedInAudience,
    tokenHash: string,
    now: Date,
  ): Promise<{ id: string; name: string; kind: AccountLinkKind } | null>;
}
