import { readDeskPost, savePost } from '@shop/contracts/blog/endpoints';
import type { DeskPostView, PostEntry } from '@shop/contracts/blog/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { navigate } from 'vike/client/router';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/blog.ts';
import { RecordPage } from '../parts/record/record-page.tsx';
import { postFields, postSubject, sentPost } from './post-fields.ts';
import { PostReaders } from './post-readers.tsx';

const keyOf = (slug: string) => ['posts', 'one', slug];

/** A post to write, and to make public. Its address follows its slug. */
export function PostRecord({ slug }: { slug: string }) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(slug),
    queryFn: () => callSignedIn(readDeskPost, { params: { slug } }),
  });
  const { data } = query;
  useEffect(() => {
    if (!data || data.value.slug === slug) return;
    queries.setQueryData(keyOf(data.value.slug), data);
    void navigate(paths.adminPost(data.value.slug), { overwriteLastHistoryEntry: true });
  }, [queries, data, slug]);
  const show = (change: Partial<DeskPostView>) => {
    queries.setQueryData<DeskPostView>(keyOf(slug), (before) => before && { ...before, ...change });
    void queries.invalidateQueries({
      queryKey: ['posts'],
      predicate: ({ queryKey }) => queryKey[1] !== 'one',
    });
  };
  return (
    <RecordPage<PostEntry, DeskPostView>
      query={query}
      nameOf={({ title }) => title}
      back={{ text: words.title, href: paths.adminPosts }}
      may={{ read: 'posts.read', write: 'posts.write' }}
      subject={postSubject(data?.id ?? '')}
      title={words.record}
      fields={postFields}
      save={async (value, revision) => {
        const id = data?.id ?? '';
        const saved = await callSignedIn(savePost, {
          params: { id },
          body: { ...sentPost(value), revision },
        });
        show(saved);
        return saved;
      }}
    >
      {(post, isUnsaved) => <PostReaders post={post} isUnsaved={isUnsaved} onChange={show} />}
    </RecordPage>
  );
}
