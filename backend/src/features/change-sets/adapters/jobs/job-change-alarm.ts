import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../../jobs/jobs.ts';
import { QUEUES } from '../../../../jobs/queues.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { ChangeAlarm } from '../../application/change-alarm.ts';

/** A job in the queue that is called like the kind of change. */
@Injectable()
export class JobChangeAlarm extends ChangeAlarm {
  constructor(
    private readonly jobs: Jobs,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  set(kind: string, changeSetId: string, inSeconds: number): Promise<void> {
    const queue = QUEUES.find((name) => name === kind);
    if (!queue) throw new Error(`There is no queue for changes of ${kind}`);
    const about = `change-set/${changeSetId}`;
    return this.jobs.add({
      id: this.identifiers.uuid(),
      queue,
      data: { kind: about, id: changeSetId },
      about,
      delaySeconds: inSeconds,
    });
  }
}
