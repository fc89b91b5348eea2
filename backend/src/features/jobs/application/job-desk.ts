import { Injectable } from '@nestjs/common';
import type { JobView } from '@shop/contracts/jobs/views';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { found } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { JobRepository } from './job-repository.ts';

/** What people do with jobs that the shop could not do. */
@Injectable()
export class JobDesk {
  constructor(
    private readonly jobs: JobRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws DomainError not-found */
  tryAgain(id: string, actor: AuditEntry['actor']): Promise<JobView> {
    return this.did('job.tried-again', actor, () => this.jobs.tryAgain(id));
  }

  /** @throws DomainError not-found */
  giveUp(id: string, actor: AuditEntry['actor']): Promise<JobView> {
    return this.did('job.given-up', actor, () => this.jobs.giveUp(id));
  }

  private did(
    action: string,
    actor: AuditEntry['actor'],
    step: () => Promise<JobView | null>,
  ): Promise<JobView> {
    return this.transaction.run(async () => {
      const job = found(await step());
      const after = { kind: job.kind, about: job.about };
      await this.audit.record({ actor, action, subject: `job/${job.id}`, before: null, after });
      return job;
    });
  }
}
