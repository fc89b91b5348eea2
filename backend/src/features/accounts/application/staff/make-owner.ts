import type { AccountLinkKind } from '@shop/contracts/users/views';
import type { AuditEntry, AuditLog } from '../../../../shared/records/audit-log.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { tokenHash, type Identifiers } from '../../../../shared/identifiers.ts';
import type { Transaction } from '../../../../shared/transaction.ts';
import type { AccountId } from '../../domain/account.ts';
import type { PasswordHasher } from '../../domain/password-hasher.ts';
import { accountEvent } from '../account-event.ts';
import type { Accounts } from '../accounts.ts';
import type { SecondFactors } from '../sign-in/second-factors.ts';
import type { StaffRepository } from './staff-repository.ts';

const HOUR_MS = 3_600_000;
/** Whoever runs the command hands the link over at once. */
const LINK_LASTS = HOUR_MS;

export interface WantedOwner {
  email: string;
  /** Of a new one; who has an account keeps theirs. */
  name: string;
  /** Null: a link lets them choose one. */
  password: string | null;
}

/** `exists`: there is such an account, which only a reset touches. `nobody`: no owner of this address may come in. */
export type MadeOwner =
  | { outcome: 'exists' | 'nobody' }
  | { outcome: 'made' | 'reset'; link: { kind: AccountLinkKind; token: string; endsAt: Date } | null };

/** From the machine itself: nobody who signs in does this. */
const OPERATOR: AuditEntry['actor'] = { kind: 'system', id: null, name: 'The operator' };

/** Owners as whoever has the machine makes them, and lets them in again. */
export class MakeOwner {
  constructor(
    private readonly staff: StaffRepository,
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError email-used, where the address is that of somebody who may not come in */
  async make({ email, name, password }: WantedOwner): Promise<MadeOwner> {
    const passwordHash = password === null ? null : await this.hasher.hash(password);
    return this.transaction.run(async () => {
      if (await this.accounts.findByEmail('admin', email)) return { outcome: 'exists' };
      const account: AccountId = { audience: 'admin', id: this.identifiers.uuid() };
      const person = { email, name, role: 'owner' as const };
      await this.staff.add({ ...person, id: account.id, createdAt: this.clock.now() });
      await this.audit.record({ actor: OPERATOR, ...accountEvent(account, 'invited'), after: person });
      if (passwordHash !== null) {
        await this.accounts.setPassword(account, passwordHash, null);
        return { outcome: 'made', link: null };
      }
      return { outcome: 'made', link: await this.link(account, 'invitation') };
    });
  }

  /** Ends every session, every link and the second factor of an owner; the old password counts no more. */
  async reset({ email, password }: WantedOwner): Promise<MadeOwner> {
    // Without a password of theirs it is one that nobody knows, until the link was used.
    const passwordHash = await this.hasher.hash(password ?? this.identifiers.token());
    return this.transaction.run(async () => {
      const holder = await this.accounts.findByEmail('admin', email);
      if (holder?.role !== 'owner') return { outcome: 'nobody' };
      const account: AccountId = { audience: 'admin', id: holder.id };
      await this.accounts.setPassword(account, passwordHash, null);
      await this.factors.turnOff(account);
      // Whoever sits in the owner's mailbox may hold one.
      await this.accounts.endLinks(account, this.clock.now());
      await this.audit.record({ actor: OPERATOR, ...accountEvent(account, 'access-reset') });
      return { outcome: 'reset', link: password === null ? await this.link(account, 'password') : null };
    });
  }

  private async link(account: AccountId, kind: AccountLinkKind) {
    const createdAt = this.clock.now();
    const endsAt = new Date(createdAt.getTime() + LINK_LASTS);
    const token = this.identifiers.token();
    const id = this.identifiers.uuid();
    await this.accounts.addLink({ id, account, kind, tokenHash: tokenHash(token), createdAt, endsAt });
    return { kind, token, endsAt };
  }
}
