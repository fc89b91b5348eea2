import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module, type DynamicModule } from '@nestjs/common';
import { AdminModule } from '../audiences/admin.module.ts';
import { PrivateModule } from '../audiences/private.module.ts';
import { PublicModule } from '../audiences/public.module.ts';
import { ReferrerModule } from '../audiences/referrer.module.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { ormOptions } from '../platform/persistence/connections/orm-options.ts';
import { JobsModule } from '../platform/jobs/jobs.module.ts';
import { MailModule } from '../platform/mail/mail.module.ts';
import { Drain } from '../platform/http/drain.ts';
import { PrivateListener } from '../platform/http/private-listener.ts';
import { PoolWatch } from '../platform/persistence/connections/pool-watch.ts';
import { PersistenceModule } from '../platform/persistence/persistence.module.ts';
import { SharedModule } from '../shared/shared.module.ts';
import { boundsOf, SERVING } from '../platform/persistence/connections/time-outs.ts';

@Module({})
export class AppModule {
  static with(config: Config, timeOuts = SERVING): DynamicModule {
    const pools = new PoolWatch(config.poolSize);
    return {
      module: AppModule,
      global: true,
      imports: [
        MikroOrmModule.forRoot({
          ...ormOptions(config.databaseUrl, config.poolSize, boundsOf(config, timeOuts), pools.add),
          registerRequestContext: false,
        }),
        PersistenceModule,
        SharedModule,
        JobsModule,
        MailModule,
        AdminModule,
        ReferrerModule,
        PublicModule,
        PrivateModule,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: PoolWatch, useValue: pools },
        PrivateListener,
        Drain,
      ],
      exports: [CONFIG, PoolWatch, PrivateListener, Drain],
    };
  }
}
