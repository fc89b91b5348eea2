import { Module } from '@nestjs/common';
import { Alarm } from '../../shared/alarm.ts';
import { AuditLog } from '../../shared/records/audit-log.ts';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { RevisedRecords } from '../../shared/records/revised-records.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { PublishDuePosts } from './adapters/jobs/publish-due-posts.ts';
import { PostgresDeskPosts } from './adapters/postgres/postgres-desk-posts.ts';
import { PostgresPosts } from './adapters/postgres/postgres-posts.ts';
import { DeskPosts } from './application/desk-posts.ts';
import { PostDesk } from './application/post-desk.ts';
import { Posts } from './application/posts.ts';

@Module({
  providers: [
    { provide: Posts, useClass: PostgresPosts },
    { provide: DeskPosts, useClass: PostgresDeskPosts },
    useCase(PostDesk, DeskPosts, Posts, RevisedRecords, Alarm, AuditLog, Transaction, Clock, Identifiers),
    PublishDuePosts,
  ],
  exports: [Posts, DeskPosts, PostDesk],
})
export class BlogModule {}
