import { Controller, Param, Query } from '@nestjs/common';
import { giveJobUp, listJobs, tryJobAgain } from '@shop/contracts/jobs/endpoints';
import { JobParams, ListJobsQuery } from '@shop/contracts/jobs/requests';
import type { JobView } from '@shop/contracts/jobs/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { JobRepository } from '../../application/job-repository.ts';
import { JobDesk } from '../../application/job-desk.ts';

/** What the shop could not do or send, and what waits, for whoever looks after it. */
@Controller()
export class AdminJobsController {
  constructor(
    private readonly jobs: JobRepository,
    private readonly desk: JobDesk,
  ) {}

  @Route(listJobs)
  @Needs('jobs.handle')
  list(@Query() query: ListJobsQuery): Promise<ListPage<JobView>> {
    return this.jobs.page(query);
  }

  @Route(tryJobAgain)
  @Needs('jobs.handle')
  @Once()
  tryAgain(@Param() { id }: JobParams, @StaffActor() actor: AuditEntry['actor']): Promise<JobView> {
    return this.desk.tryAgain(id, actor);
  }

  @Route(giveJobUp)
  @Needs('jobs.handle')
  @Once()
  giveUp(@Param() { id }: JobParams, @StaffActor() actor: AuditEntry['actor']): Promise<JobView> {
    return this.desk.giveUp(id, actor);
  }
}
