import { Injectable } from '@nestjs/common';
import { DelayedJobs } from '../../shared/delayed-jobs.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Jobs } from './jobs.ts';
import { QUEUES } from './queues.ts';

@Injectable()
export class QueuedDelayedJobs extends DelayedJobs {
  constructor(
    private readonly jobs: Jobs,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  schedule(name: string, about: string, id: string, inMs: number): Promise<void> {
    const queue = QUEUES.find((each) => each === name);
    if (!queue) throw new Error(`There is no queue ${name}`);
    return this.jobs.add({
      id: this.identifiers.uuid(),
      queue,
      data: { kind: about, id },
      about,
      delaySeconds: Math.ceil(inMs / 1000),
    });
  }
}
