import type { StaffLinkView } from '@shop/contracts/users/views';
import type { AuditLog } from '../../../shared/audit-log.ts';
import type { Clock } from '../../../shared/clock.ts';
import { foundOrGone } from '../../../shared/domain-error.ts';
import { tokenHash } from '../../../shared/identifiers.ts';
import type { Transaction } from '../../../shared/transaction.ts';
import type { PasswordHasher } from '../domain/password-hasher.ts';
import type { StaffDirectory } from './staff-directory.ts';
import type { StaffLinks } from './staff-links.ts';

/** A password by a link. It lets nobody in by itself: whoever chose it signs in with it, and with what else they need. */
export class ChoosePassword {
  constructor(
    private readonly links: StaffLinks,
    private readonly staff: StaffDirectory,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async read(token: string): Promise<StaffLinkView> {
    return foundOrGone(await this.links.read(tokenHash(token), this.clock.now()));
  }

  /** @param name an invited person's own spelling; theirs stays as it is otherwise */
  async execute(token: string, password: string, name: string | undefined): Promise<void> {
    const hashed = tokenHash(token);
    // A guess at a link must not cost a hash.
    foundOrGone(await this.links.read(hashed, this.clock.now()));
    const passwordHash = await this.hasher.hash(password);
    await this.transaction.run(async () => {
      const used = foundOrGone((await this.links.use(hashed, this.clock.now())) ?? 'gone');
      const { staffId: id, kind } = used;
      const newName = kind === 'invitation' ? (name?.trim() ?? null) : null;
      await this.staff.setPassword(id, passwordHash, newName);
      await this.audit.record({
        actor: { kind: 'staff', id, name: newName ?? used.name },
        action: kind === 'invitation' ? 'user.joined' : 'user.password-reset',
        subject: `staff/${id}`,
        before: null,
        after: null,
      });
    });
  }
}
