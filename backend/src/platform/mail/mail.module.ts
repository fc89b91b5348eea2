import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Outbox } from '../../shared/letters/outbox.ts';
import { ClosedOutbox, JobOutbox } from './job-outbox.ts';
import { PostOffice } from './post-office.ts';
import { Sealing } from '../../shared/sealing.ts';
import { SendLetters } from './send-letters.ts';
import { WaitingLetters } from './waiting-letters.ts';
import { SmtpPostOffice } from './smtp-post-office.ts';

@Global()
@Module({
  providers: [
    {
      provide: Sealing,
      useFactory: (config: Config) => new Sealing(config.staffJwtSecret, 'outbox'),
      inject: [CONFIG],
    },
    {
      provide: Outbox,
      useFactory: ({ mail }: Config, jobs: Jobs, identifiers: Identifiers, sealing: Sealing) =>
        mail ? new JobOutbox(jobs, identifiers, sealing) : new ClosedOutbox(),
      inject: [CONFIG, Jobs, Identifiers, Sealing],
    },
    {
      provide: PostOffice,
      useFactory: ({ mail }: Config) => mail && new SmtpPostOffice(mail),
      inject: [CONFIG],
    },
    {
      provide: WaitingLetters,
      useFactory: (sealing: Sealing) => new WaitingLetters(sealing),
      inject: [Sealing],
    },
    SendLetters,
  ],
  exports: [Outbox, WaitingLetters],
})
export class MailModule {}
