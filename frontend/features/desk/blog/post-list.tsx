import { addPost, deletePost, listDeskPosts, listPostTags } from '@shop/contracts/blog/endpoints';
import type { ListDeskPostsQuery } from '@shop/contracts/blog/requests';
import type { DeskPostRowView, PostEntry } from '@shop/contracts/blog/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { DESK_TEXT, POST_TEXT, SLUG } from '@shop/contracts/rules/limits';
import { navigate } from 'vike/client/router';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/blog.ts';
import { notTranslated } from '../../../words/en/staff/list.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { removing } from '../parts/list/removing.ts';
import { ListScreen } from '../parts/list/screen/list-screen.tsx';
import { AddRecord } from '../parts/record/add-record.tsx';
import { fieldsOf } from '../parts/record/state/fields.ts';

const list: ListDescription<DeskPostRowView, ListDeskPostsQuery> = {
  name: 'posts',
  path: paths.adminPosts,
  permission: 'posts.read',
  rows: listDeskPosts,
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    state: { kind: 'choice', label: words.state, any: words.anyState, options: words.states },
    tag: {
      kind: 'loaded',
      label: words.tag,
      any: words.anyTag,
      load: loadTags,
      isValue: (tag) => tag.length <= POST_TEXT.tag.max,
    },
  },
  sorts: words.sorts,
  columns: [
    {
      head: words.columns.title,
      cell: ({ title }) => title,
      under: ({ slug, translated }) => (translated ? slug : `${slug} · ${notTranslated}`),
      wide: true,
      sorts: ['title'],
    },
    { head: words.columns.standing, cell: words.standing, line: true, sorts: ['public'] },
    { head: words.columns.tags, cell: ({ tags }) => tags.join(', ') },
    { head: words.columns.author, cell: ({ author }) => author },
    {
      head: words.columns.changed,
      cell: ({ updatedAt }) => formatInstant(updatedAt),
      line: true,
      sorts: ['changed'],
    },
  ],
  card: (post) => ({
    head: post.title,
    lines: [
      [words.standing(post), formatInstant(post.updatedAt)],
      [post.tags.join(', '), post.translated ? '' : notTranslated],
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  hrefOf: ({ slug }) => paths.adminPost(slug),
  bulk: [
    removing({
      endpoint: deletePost,
      permission: 'posts.write',
      idOf: ({ id }) => id,
      fits: ({ state }) => state === 'draft',
      found: words.found,
      effects: words.removeEffects,
    }),
  ],
  words,
};

async function loadTags(): Promise<Record<string, string>> {
  const { tags } = await callSignedIn(listPostTags);
  return Object.fromEntries(tags.map((tag) => [tag, tag]));
}

type NewPost = Pick<PostEntry, 'title' | 'slug'>;

/** What a post is called; the rest is written on its own page. */
const fields = fieldsOf<NewPost>(words.fields, {
  title: { kind: 'text', limit: POST_TEXT.title },
  slug: { kind: 'text', limit: POST_TEXT.slug, pattern: SLUG, addressOf: 'title' },
});

/** What the shop tells its customers. */
export function PostList() {
  return (
    <ListScreen
      list={list}
      actions={
        <AddRecord
          permission="posts.write"
          topic={list.name}
          text={words.add}
          submit={words.begin}
          fields={fields}
          send={(body: NewPost, attempt) => stepSignedIn(addPost, { body, attempt })}
          done={({ title }) => words.added(title)}
          onAdded={(_, { slug }) => void navigate(paths.adminPost(slug))}
        />
      }
    />
  );
}
