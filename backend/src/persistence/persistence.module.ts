import { Global, Module } from '@nestjs/common';
import { Transaction } from '../shared/transaction.ts';
import { ContentVersion } from './content-version.ts';
import { Database } from './database.ts';
import { MikroTransaction } from './mikro-transaction.ts';

@Global()
@Module({
  providers: [Database, ContentVersion, { provide: Transaction, useClass: MikroTransaction }],
  exports: [Database, ContentVersion, Transaction],
})
export class PersistenceModule {}
