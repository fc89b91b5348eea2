import type { MovedView } from '../catalogue/views.ts';
import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type { Revised } from '../revised.ts';
import type {
  AddPostRequest,
  ListDeskPostsQuery,
  ListPostsQuery,
  PreviewPostRequest,
  PublishPostRequest,
  SavePostRequest,
} from './requests.ts';
import type {
  DeskPostRowView,
  DeskPostView,
  PostEntry,
  PostPageView,
  PostStanding,
  PostView,
} from './views.ts';

/** Published posts, newest first. */
export const listPosts = endpoint('GET', '/api/public/posts')<{
  query: ListPostsQuery;
  view: PostPageView;
}>();

/** A post that was withdrawn answers `gone`. */
export const readPost = endpoint('GET', '/api/public/posts/:slug')<{ view: PostView | MovedView }>();

export const listDeskPosts = endpoint('GET', '/api/admin/posts')<{
  query: ListDeskPostsQuery;
  view: ListPage<DeskPostRowView>;
}>();

/** The tags that posts have, in order. */
export const listPostTags = endpoint('GET', '/api/admin/posts/tags')<{ view: { tags: string[] } }>();

/** By its slug, or by one that it had before. */
export const readDeskPost = endpoint('GET', '/api/admin/posts/by-slug/:slug')<{ view: DeskPostView }>();

export const addPost = endpoint('POST', '/api/admin/posts')<{
  body: AddPostRequest;
  view: { id: string };
}>();

export const savePost = endpoint('PUT', '/api/admin/posts/:id')<{
  body: SavePostRequest;
  view: Revised<PostEntry>;
}>();

/** How the public would see it; nothing is kept. */
export const previewPost = endpoint('POST', '/api/admin/posts/:id/preview')<{
  body: PreviewPostRequest;
  view: PostView;
}>();

export const publishPost = endpoint('POST', '/api/admin/posts/:id/publish')<{
  body: PublishPostRequest;
  view: PostStanding;
}>();

/** Back to a draft, from its publication or before it. */
export const takePostBack = endpoint('POST', '/api/admin/posts/:id/take-back')<{ view: PostStanding }>();

/** A draft. The address of one that had been public says that it is gone. */
export const deletePost = endpoint('DELETE', '/api/admin/posts/:id')<{ view: { id: string } }>();
