import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { PostDesk } from '../../application/post-desk.ts';

/** Posts at their time: by whichever copy of the shop takes the job. */
@Injectable()
export class PublishDuePosts implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly desk: PostDesk,
  ) {}

  onModuleInit(): void {
    this.runner.handle('posts', ({ data }) => this.desk.publishDue((data as { id: string }).id));
  }
}
