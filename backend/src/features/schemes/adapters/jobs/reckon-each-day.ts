import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { ReckonMembers } from '../../application/reckon-members.ts';
import { WarnMembers } from '../../application/warn-members.ts';

/** s: so long after midnight a day is reckoned at the latest; every other look is one read. */
const EVERY = 300;

@Injectable()
export class ReckonEachDay implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly members: ReckonMembers,
    private readonly warnings: WarnMembers,
  ) {}

  onModuleInit(): void {
    this.runner.repeat('members', EVERY, async () => {
      await this.members.run();
      await this.warnings.run();
    });
  }
}
