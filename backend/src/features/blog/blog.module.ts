import { Module } from '@nestjs/common';
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
    PostDesk,
    PublishDuePosts,
  ],
  exports: [Posts, DeskPosts, PostDesk],
})
export class BlogModule {}
