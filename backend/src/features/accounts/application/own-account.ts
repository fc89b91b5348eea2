import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contracts/rules/language';
import type { AccountSessionView } from '@shop/contracts/users/views';
import { AuditLog } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { found } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import type { AccountId } from '../domain/account.ts';
import { PasswordHasher } from '../domain/password-hasher.ts';
import { accountEvent, ownActor } from './account-event.ts';
import { Accounts } from './accounts.ts';
import { assertUnguessable } from './assert-unguessable.ts';
import { SessionRepository } from './session-repository.ts';

/** What people do with their own account, from the session they do it in. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  sessionsOf(account: AccountId, current: string): Promise<AccountSessionView[]> {
    return this.sessions.openOf(account, current, this.clock.now());
  }

  async endSession(account: AccountId, sessionId: string, current: string): Promise<AccountSessionView[]> {
    if (!(await this.sessions.endOwn(account, sessionId, this.clock.now()))) found(null);
    return this.sessionsOf(account, current);
  }

  async endOtherSessions(account: AccountId, current: string): Promise<AccountSessionView[]> {
    await this.sessions.endOthers(account, current, this.clock.now());
    return this.sessionsOf(account, current);
  }

  chooseLanguage(account: AccountId, language: Language): Promise<void> {
    return this.accounts.setLanguage(account, language);
  }

  /** Whoever calls typed the old one a moment ago. Every other session ends, and every link. */
  async changePassword(account: AccountId, name: string, current: string, password: string): Promise<void> {
    assertUnguessable(password, found(await this.accounts.find(account)));
    const passwordHash = await this.hasher.hash(password);
    await this.transaction.run(async () => {
      await this.sessions.endOthers(account, current, this.clock.now());
      await this.accounts.endLinks(account, this.clock.now());
      await this.accounts.setPassword(account, passwordHash, null);
      await this.sessions.carryOver(account, current);
      const actor = ownActor(account, name);
      await this.audit.record({ actor, ...accountEvent(account, 'password-changed') });
    });
  }
}
