import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnrecoverableJobError, JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { OrderDocuments } from '../../application/order-documents.ts';
import { Printings } from '../../application/printings.ts';

/** How often a busy print worker is asked, and the pause in between, ms: it goes on with what it was asked for. */
const TRIES = 10;
const BETWEEN = 1_000;

/** Makes the files of documents and forgets them after a day, by whichever copy of the shop takes the job. */
@Injectable()
export class PrintDocuments implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly documents: OrderDocuments,
    private readonly printings: Printings,
  ) {}

  onModuleInit(): void {
    this.runner.handle('papers', ({ data }) => {
      const { kind, id } = data as { kind: string; id: string };
      return kind === 'forget' ? this.printings.forget(id) : this.print(id);
    });
  }

  private async print(id: string): Promise<void> {
    try {
      await this.printWithRetries(id);
    } catch (error) {
      await this.printings.fail(id);
      throw new UnrecoverableJobError('The papers were not printed', { cause: error });
    }
  }

  private async printWithRetries(id: string): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.documents.print(id);
        return;
      } catch (error) {
        const isBusy = error instanceof DomainError && error.code === 'busy';
        if (!isBusy || tries === TRIES) throw error;
        await setTimeout(BETWEEN);
      }
    }
  }
}
