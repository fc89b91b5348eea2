import { Controller, Param, Query } from '@nestjs/common';
import { listPosts, readPost } from '@shop/contracts/blog/endpoints';
import { ListPostsQuery, PostParams } from '@shop/contracts/blog/requests';
import type { PostPageView, PostView } from '@shop/contracts/blog/views';
import type { MovedView } from '@shop/contracts/catalogue/views';
import { CachedContent } from '../../../../platform/http/cached-content.ts';
import { Route } from '../../../../platform/http/route.ts';
import { found, foundUnlessGone } from '../../../../shared/domain-error.ts';
import { Posts } from '../../application/posts.ts';

@Controller()
export class PublicBlogController {
  constructor(private readonly posts: Posts) {}

  @Route(listPosts)
  @CachedContent({ byQuery: true })
  async list(@Query() { page }: ListPostsQuery): Promise<PostPageView> {
    return found(await this.posts.page(page ?? 1));
  }

  @Route(readPost)
  @CachedContent()
  async read(@Param() { slug }: PostParams): Promise<PostView | MovedView> {
    return foundUnlessGone(await this.posts.bySlug(slug));
  }
}
