import { Module } from '@nestjs/common';
import { PublishDuePosts } from './adapters/jobs/publish-due-posts.ts';
import { PostgresPostRepository } from './adapters/postgres/postgres-post-repository.ts';
import { PostgresPosts } from './adapters/postgres/postgres-posts.ts';
import { PostRepository } from './application/post-repository.ts';
import { PostDesk } from './application/post-desk.ts';
import { Posts } from './application/posts.ts';

@Module({
  providers: [
    { provide: Posts, useClass: PostgresPosts },
    { provide: PostRepository, useClass: PostgresPostRepository },
    PostDesk,
    PublishDuePosts,
  ],
  exports: [Posts, PostRepository, PostDesk],
})
export class BlogModule {}
