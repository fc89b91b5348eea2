import { Controller, HttpCode, Param } from '@nestjs/common';
import { listFailedJobs, tryJobAgain } from '@shop/contracts/jobs/endpoints';
import { JobParams } from '@shop/contracts/jobs/requests';
import type { FailedJobsView } from '@shop/contracts/jobs/views';
import { MOST_COUNTED } from '@shop/contracts/rules/limits';
import { Needs, Route } from '../../../../http/route.ts';
import { Jobs } from '../../../../jobs/jobs.ts';
import { DomainError } from '../../../../shared/domain-error.ts';

/** What was given up, for whoever looks after the shop. */
@Controller()
export class AdminJobsController {
  constructor(private readonly jobs: Jobs) {}

  @Route(listFailedJobs)
  @Needs('jobs.handle')
  async list(): Promise<FailedJobsView> {
    return { jobs: await this.jobs.failed(MOST_COUNTED) };
  }

  @HttpCode(204)
  @Route(tryJobAgain)
  @Needs('jobs.handle')
  async tryAgain(@Param() { id }: JobParams): Promise<void> {
    if (!(await this.jobs.tryAgain(id))) throw new DomainError('not-found', 'not-found', {});
  }
}
