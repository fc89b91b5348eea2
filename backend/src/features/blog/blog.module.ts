import { Module } from '@nestjs/common';
import { PostgresPosts } from './adapters/postgres/postgres-posts.ts';
import { Posts } from './application/posts.ts';

@Module({
  providers: [{ provide: Posts, useClass: PostgresPosts }],
  exports: [Posts],
})
export class BlogModule {}
