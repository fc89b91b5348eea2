import { previewPost, readDeskPost } from '@shop/contracts/blog/endpoints';
import type { DeskPostView, PostEntry, PostView } from '@shop/contracts/blog/views';
import { useEffect, useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { today } from '../../../lib/today.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Container } from '../../../ui/page/section.tsx';
import { words } from '../../../words/en/staff/blog.ts';
import { staffSession } from '../../accounts/session.ts';
import { PostPage, postPageData } from '../../blog/post-page.tsx';
import { inputsOf, valueOf } from '../parts/record/state/spelling.ts';
import { draftKey, readDraft } from '../parts/record/state/stored-draft.ts';
import { atMostEvery } from '../parts/rich-text/at-most.ts';
import { postFields, postSubject, sentPost } from './post-fields.ts';

/** ms. */
const FOLLOW_EVERY = 1_000;

/** A post as the public would read it, with what is typed in another window of this browser and not saved yet. */
export function PostPreview({ slug }: { slug: string }) {
  const [post, setPost] = useState<PostView | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let newest = 0;
    const show = async () => {
      const own = ++newest;
      try {
        const record = await callSignedIn(readDeskPost, { params: { slug } });
        const body = sentPost(typedPost(record));
        const view = await callSignedIn(previewPost, { params: { id: record.id }, body });
        if (own !== newest) return;
        setPost(view);
        setError(null);
      } catch (thrown) {
        if (own === newest) setError(thrown);
      }
    };
    const follow = atMostEvery<null>(FOLLOW_EVERY, () => void show());
    // Told by the browser when another window keeps what is typed there.
    const onStorage = ({ key }: StorageEvent) => key?.startsWith('typed/') && follow(null);
    window.addEventListener('storage', onStorage);
    follow(null);
    return () => {
      newest = Infinity;
      follow.forget();
      window.removeEventListener('storage', onStorage);
    };
  }, [slug]);
  return (
    <>
      <Container narrow>
        <Notice kind={error === null ? 'season' : 'error'}>
          {error === null ? words.previewing : sentenceOf(error)}
        </Notice>
      </Container>
      {post && <PostPage {...postPageData(post)} />}
    </>
  );
}

/** What stands in the form, if anything that is not saved does. */
function typedPost({ id, value }: DeskPostView): PostEntry {
  const key = draftKey(staffSession.current().id, postSubject(id));
  const draft = readDraft(key, inputsOf(postFields, value), new Date());
  return draft ? valueOf(postFields, draft.boxes, today()) : value;
}
