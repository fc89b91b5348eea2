import { Injectable } from '@nestjs/common';
import type { InviteUserRequest } from '@shop/contracts/users/requests';
import type { AccountLinkKind } from '@shop/contracts/users/views';
import { type AuditEntry, AuditLog } from '../../../../shared/records/audit-log.ts';
import { Clock } from '../../../../shared/clock.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { tokenHash, Identifiers } from '../../../../shared/identifiers.ts';
import type { Email } from '../../../../shared/emails/emails.ts';
import { Outbox } from '../../../../shared/emails/outbox.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import { PEOPLE_NAMES, type AccountId } from '../../domain/account.ts';
import { accountEvent } from '../account-event.ts';
import { type AccountHolder, Accounts } from '../accounts.ts';
import { OwnerAlerts } from '../staff/owner-alerts.ts';
import { StaffRepository } from '../staff/staff-repository.ts';

const HOUR_MS = 3_600_000;
/** So long a link counts: one that an owner hands over waits until somebody has time. */
const LASTS: Record<AccountLinkKind, number> = { invitation: 7 * 24 * HOUR_MS, password: 24 * HOUR_MS };
/** One that was asked for at the sign-in page lies in a mailbox. */
const ASKED_LASTS = HOUR_MS;

export interface MadeLink {
  account: AccountId;
  kind: AccountLinkKind;
  /** Said this once: its hash alone is kept. */
  token: string;
  endsAt: Date;
}

/** Links by which staff and referrers come in: to begin with, and again when they forgot their password. */
@Injectable()
export class Invitations {
  constructor(
    private readonly staff: StaffRepository,
    private readonly accounts: Accounts,
    private readonly alerts: OwnerAlerts,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  /** A new member of staff. @throws DomainError email-used */
  invite({ email, name, role }: InviteUserRequest, actor: AuditEntry['actor']): Promise<MadeLink> {
    return this.transaction.run(async () => {
      const account: AccountId = { audience: 'admin', id: this.identifiers.uuid() };
      const person = { email: email.trim().toLowerCase(), name: name.trim(), role };
      await this.staff.add({ ...person, id: account.id, createdAt: this.clock.now() });
      await this.audit.record({ actor, ...accountEvent(account, 'invited'), after: person });
      await this.alerts.notify({ what: 'invited', name: person.name, role }, actor);
      return this.make(account, found(await this.accounts.find(account)), actor.name, LASTS.invitation);
    });
  }

  /**
   * A link from the hand of staff: an invitation for who has no password yet, otherwise one to choose another. In the
   * caller's transaction, where there is one.
   * @throws DomainError user-disabled
   */
  makeLink(account: AccountId, actor: AuditEntry['actor']): Promise<MadeLink> {
    return this.transaction.run(async () => {
      const holder = found(await this.accounts.find(account));
      if (holder.state === 'disabled') throw new DomainError('conflict', 'user-disabled', {});
      const kind = kindFor(holder);
      await this.audit.record({ actor, ...accountEvent(account, `${kind}-link-made`) });
      const { name, role } = holder;
      if (role) await this.alerts.notify({ what: 'link-made', name, role }, actor);
      return this.make(account, holder, actor.name, LASTS[kind]);
    });
  }

  /** For whoever asks at the sign-in page: it goes to their mailbox and nowhere else. */
  async askedFor(account: AccountId): Promise<void> {
    await this.transaction.run(async () => {
      const holder = found(await this.accounts.find(account));
      const lasts = kindFor(holder) === 'invitation' ? LASTS.invitation : ASKED_LASTS;
      await this.make(account, holder, null, lasts);
    });
  }

  private async make(
    account: AccountId,
    holder: AccountHolder,
    by: string | null,
    lasts: number,
  ): Promise<MadeLink> {
    const now = this.clock.now();
    const token = this.identifiers.token();
    const endsAt = new Date(now.getTime() + lasts);
    const kind = kindFor(holder);
    const id = this.identifiers.uuid();
    await this.accounts.addLink({ id, account, kind, tokenHash: tokenHash(token), createdAt: now, endsAt });
    const message = emailFor(account, holder, kind, { by, token, endsAt: endsAt.toISOString() });
    if (message) await this.outbox.post(message, `${PEOPLE_NAMES[account.audience]}/${account.id}`);
    return { account, kind, token, endsAt };
  }
}

/** Who never had a password is invited still. */
function kindFor({ state }: AccountHolder): AccountLinkKind {
  return state === 'invited' ? 'invitation' : 'password';
}

/** Null for whom no e-mail reaches: the link is handed over. */
function emailFor(
  { audience }: AccountId,
  { email: to, name, role }: AccountHolder,
  kind: AccountLinkKind,
  link: { by: string | null; token: string; endsAt: string },
): Email | null {
  if (to === '') return null;
  const facts = { name, ...link };
  if (audience === 'referrer') return { kind: `referrer-${kind}`, to, facts };
  return role && { kind: `staff-${kind}`, to, facts: { ...facts, role } };
}
