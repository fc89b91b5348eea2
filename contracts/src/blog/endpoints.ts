import type { MovedView } from '../catalogue/views.ts';
import { endpoint } from '../endpoint.ts';
import type { ListPostsQuery } from './requests.ts';
import type { PostPageView, PostView } from './views.ts';

/** Published posts, newest first. */
export const listPosts = endpoint('GET', '/api/public/posts')<{
  query: ListPostsQuery;
  view: PostPageView;
}>();

/** A post that was withdrawn answers `gone`. */
export const readPost = endpoint('GET', '/api/public/posts/:slug')<{ view: PostView | MovedView }>();
