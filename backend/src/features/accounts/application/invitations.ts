import type { InviteUserRequest } from '@shop/contracts/users/requests';
import type { StaffLinkKind, UserView } from '@shop/contracts/users/views';
import type { AuditEntry, AuditLog } from '../../../shared/audit-log.ts';
import type { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { tokenHash, type Identifiers } from '../../../shared/identifiers.ts';
import type { Outbox } from '../../../shared/outbox.ts';
import type { Transaction } from '../../../shared/transaction.ts';
import type { StaffDirectory } from './staff-directory.ts';
import type { StaffLinks } from './staff-links.ts';

const HOUR_MS = 3_600_000;
/** So long a link counts: one that an owner hands over waits until somebody has time. */
const LASTS: Record<StaffLinkKind, number> = { invitation: 7 * 24 * HOUR_MS, password: 24 * HOUR_MS };
/** One that was asked for at the door lies in a mailbox. */
const ASKED_LASTS = HOUR_MS;

export interface MadeLink {
  user: UserView;
  kind: StaffLinkKind;
  /** Said this once: its hash alone is kept. */
  token: string;
  endsAt: Date;
}

/** Links by which members of staff come in: to begin with, and again when they forgot their password. */
export class Invitations {
  constructor(
    private readonly staff: StaffDirectory,
    private readonly links: StaffLinks,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError email-used */
  invite({ email, name, role }: InviteUserRequest, actor: AuditEntry['actor']): Promise<MadeLink> {
    return this.transaction.run(async () => {
      const now = this.clock.now();
      const id = this.identifiers.uuid();
      await this.staff.add({
        id,
        email: email.trim().toLowerCase(),
        name: name.trim(),
        role,
        createdAt: now,
      });
      const user = found(await this.staff.find(id));
      const { email: address } = user;
      const after = { email: address, name: user.name, role };
      await this.audit.record({ actor, action: 'user.invited', subject: `staff/${id}`, before: null, after });
      return this.make(user, actor.name, LASTS.invitation);
    });
  }

  /** A new link from an owner's hand. @throws DomainError user-disabled */
  makeLink(id: string, actor: AuditEntry['actor']): Promise<MadeLink> {
    return this.transaction.run(async () => {
      const user = found(await this.staff.find(id));
      if (user.state === 'disabled') throw new DomainError('conflict', 'user-disabled', {});
      const kind = kindFor(user);
      const action = `user.${kind}-link-made`;
      await this.audit.record({ actor, action, subject: `staff/${id}`, before: null, after: null });
      return this.make(user, actor.name, LASTS[kind]);
    });
  }

  /** For whoever asks at the door: it goes to their mailbox and nowhere else. */
  async askedFor(id: string): Promise<void> {
    await this.transaction.run(async () => {
      const user = found(await this.staff.find(id));
      await this.make(user, null, kindFor(user) === 'invitation' ? LASTS.invitation : ASKED_LASTS);
    });
  }

  private async make(user: UserView, by: string | null, lasts: number): Promise<MadeLink> {
    const { id: staffId, email: to, name, role } = user;
    const now = this.clock.now();
    const token = this.identifiers.token();
    const endsAt = new Date(now.getTime() + lasts);
    const kind = kindFor(user);
    const id = this.identifiers.uuid();
    await this.links.add({ id, staffId, kind, tokenHash: tokenHash(token), createdAt: now, endsAt });
    const facts = { name, role, by, token, endsAt: endsAt.toISOString() };
    await this.outbox.post({ kind: `staff-${kind}`, to, facts }, `staff/${staffId}`);
    return { user, kind, token, endsAt };
  }
}

/** Who never had a password is invited still. */
function kindFor({ state }: UserView): StaffLinkKind {
  return state === 'invited' ? 'invitation' : 'password';
}
