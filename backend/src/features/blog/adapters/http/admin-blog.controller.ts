import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  addPost,
  deletePost,
  listDeskPosts,
  listPostTags,
  previewPost,
  publishPost,
  readDeskPost,
  savePost,
  takePostBack,
} from '@shop/contracts/blog/endpoints';
import {
  AddPostRequest,
  DeskPostParams,
  ListDeskPostsQuery,
  PostParams,
  PreviewPostRequest,
  PublishPostRequest,
  SavePostRequest,
} from '@shop/contracts/blog/requests';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { found } from '../../../../shared/domain-error.ts';
import { PostRepository } from '../../application/post-repository.ts';
import { PostDesk } from '../../application/post-desk.ts';

type Actor = AuditEntry['actor'];

@Controller()
export class AdminBlogController {
  constructor(
    private readonly desk: PostDesk,
    private readonly posts: PostRepository,
  ) {}

  @Route(listDeskPosts)
  @Needs('posts.read')
  list(@Query() query: ListDeskPostsQuery) {
    return this.posts.page(query);
  }

  @Route(listPostTags)
  @Needs('posts.read')
  async tags() {
    return { tags: await this.posts.tags() };
  }

  @Route(readDeskPost)
  @Needs('posts.read')
  async read(@Param() { slug }: PostParams) {
    return found(await this.posts.bySlug(slug));
  }

  @Route(addPost)
  @Needs('posts.write')
  @Once()
  add(@Body() post: AddPostRequest, @StaffActor() actor: Actor) {
    return this.desk.add(post, actor);
  }

  @Route(savePost)
  @Needs('posts.write')
  save(
    @Param() { id }: DeskPostParams,
    @Body() { revision, ...typed }: SavePostRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.save(id, typed, revision, actor);
  }

  @Route(previewPost)
  @Needs('posts.read')
  preview(@Param() { id }: DeskPostParams, @Body() typed: PreviewPostRequest) {
    return this.desk.preview(id, typed);
  }

  @Route(publishPost)
  @Needs('posts.write')
  @Once()
  publish(@Param() { id }: DeskPostParams, @Body() { at }: PublishPostRequest, @StaffActor() actor: Actor) {
    return this.desk.publish(id, at === null ? null : new Date(at), actor);
  }

  @Route(takePostBack)
  @Needs('posts.write')
  @Once()
  takeBack(@Param() { id }: DeskPostParams, @StaffActor() actor: Actor) {
    return this.desk.takeBack(id, actor);
  }

  @Route(deletePost)
  @Needs('posts.write')
  @Once()
  delete(@Param() { id }: DeskPostParams, @StaffActor() actor: Actor) {
    return this.desk.delete(id, actor);
  }
}
