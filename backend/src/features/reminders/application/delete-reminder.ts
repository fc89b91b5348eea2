import { Injectable } from '@nestjs/common';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { OpeningEmails } from './opening-emails.ts';

/** Forgets somebody who asks a colleague for it. The audit log says that it was done, and not who it was. */
@Injectable()
export class DeleteReminder {
  constructor(
    private readonly openingEmails: OpeningEmails,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws DomainError not-found */
  execute(id: string, actor: AuditEntry['actor']): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.openingEmails.forget(id))) throw new DomainError('not-found', 'not-found', {});
      await this.audit.record({
        actor,
        action: 'reminder.deleted',
        subject: `reminder/${id}`,
        before: null,
        after: null,
      });
    });
  }
}
