import { Button } from '@mantine/core';
import { addPost, listDeskPosts, listPostTags } from '@shop/contracts/blog/endpoints';
import type { ListDeskPostsQuery } from '@shop/contracts/blog/requests';
import type { DeskPostRowView, PostEntry } from '@shop/contracts/blog/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { DESK_TEXT, POST_TEXT, SLUG } from '@shop/contracts/rules/limits';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/admin-blog.ts';
import { staffSession } from '../../accounts/session.ts';
import { useAction } from '../parts/action/use-action.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { ListScreen } from '../parts/list/list-screen.tsx';
import { fieldsOf } from '../parts/record/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';

const list: ListDescription<DeskPostRowView, ListDeskPostsQuery> = {
  name: 'posts',
  path: paths.adminPosts,
  permission: 'posts.read',
  rows: listDeskPosts,
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    state: { kind: 'choice', label: words.state, any: words.anyState, options: words.states, tabs: true },
    tag: { kind: 'loaded', label: words.tag, any: words.anyTag, load: loadTags },
  },
  sorts: words.sorts,
  columns: [
    {
      head: words.columns.title,
      cell: ({ title }) => title,
      under: ({ slug }) => slug,
      wide: true,
      sorts: ['title'],
    },
    { head: words.columns.standing, cell: words.standing, sorts: ['public'] },
    { head: words.columns.tags, cell: ({ tags }) => tags.join(', ') },
    { head: words.columns.author, cell: ({ author }) => author },
    { head: words.columns.changed, cell: ({ updatedAt }) => formatInstant(updatedAt), sorts: ['changed'] },
  ],
  card: (post) => ({
    head: post.title,
    side: words.standing(post),
    lines: [[post.tags.join(', '), formatInstant(post.updatedAt)]],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  hrefOf: ({ slug }) => paths.adminPost(slug),
  words,
};

async function loadTags(): Promise<Record<string, string>> {
  const { tags } = await callSignedIn(listPostTags);
  return Object.fromEntries(tags.map((tag) => [tag, tag]));
}

/** What the shop tells its customers. */
export function PostList() {
  const [isOpen, setIsOpen] = useState(false);
  const mayAdd = staffSession.current().permissions.includes('posts.write');
  return (
    <>
      <ListScreen
        list={list}
        actions={mayAdd && <Button onClick={() => setIsOpen(true)}>{words.add}</Button>}
      />
      {isOpen && <NewPost onClose={() => setIsOpen(false)} />}
    </>
  );
}

type NewPostEntry = Pick<PostEntry, 'title' | 'slug'>;

const fields = fieldsOf<NewPostEntry>(words.boxes, {
  title: { kind: 'text', limit: POST_TEXT.title },
  slug: { kind: 'text', limit: POST_TEXT.slug, pattern: SLUG, addressOf: 'title' },
});

/** What a post is called; the rest is written on its own page. */
function NewPost({ onClose }: { onClose: () => void }) {
  const { run } = useAction<NewPostEntry, { id: string }>({
    step: 'post/new',
    send: (body, attempt) => stepSignedIn(addPost, { body, attempt }),
    onDone: (_, { slug }) => void navigate(paths.adminPost(slug)),
    done: ({ title }) => words.added(title),
  });
  return (
    <RecordDialog
      subject="post/new"
      title={words.add}
      fields={fields}
      initial={{ title: '', slug: '' }}
      submit={words.begin}
      send={run}
      onClose={onClose}
    />
  );
}
