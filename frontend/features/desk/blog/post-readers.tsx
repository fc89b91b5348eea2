import { Button } from '@mantine/core';
import { deletePost, publishPost, takePostBack } from '@shop/contracts/blog/endpoints';
import type { DeskPostView, PostStanding } from '@shop/contracts/blog/views';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/blog.ts';
import { staffSession } from '../../accounts/session.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { Panel } from '../parts/panel.tsx';
import { AtHour } from '../parts/preview/at-hour.tsx';
import styles from './post-readers.module.css';

/** A window as narrow as a telephone, px. */
const PHONE = 'popup,width=360,height=760';

interface PostReadersProps {
  post: DeskPostView;
  isUnsaved: boolean;
  onChange: (standing: PostStanding) => void;
}

/** Who may read a post, and the steps that change it. */
export function PostReaders({ post, isUnsaved, onChange }: PostReadersProps) {
  const { id, state, value } = post;
  const takeBack = useAction<null, PostStanding>({
    step: `post/${id}/take-back`,
    send: (_, attempt) => stepSignedIn(takePostBack, { params: { id }, attempt }),
    onDone: onChange,
    done: () => words.takenBack,
  });
  const publish = useAction<string | null, PostStanding>({
    step: `post/${id}/publish`,
    send: (at, attempt) => stepSignedIn(publishPost, { params: { id }, body: { at }, attempt }),
    onDone: onChange,
    done: (at) => (at === null ? words.published : words.scheduled),
    undo: () => takeBack.run(null),
  });
  const remove = useAction<null, { id: string }>({
    step: `post/${id}/delete`,
    send: (_, attempt) => stepSignedIn(deletePost, { params: { id }, attempt }),
    onDone: () => void navigate(paths.adminPosts),
    done: () => words.removed(value.title),
  });
  const [asking, setAsking] = useState(false);
  const mayWrite = staffSession.current().permissions.includes('posts.write');
  const preview = paths.adminPostPreview(value.slug);
  const publishAt = (at: string | null) => void publish.run(at).catch(notifyError);
  return (
    <Panel title={words.who}>
      <p>{words.explained(post)}</p>
      <div className={styles['steps']}>
        {mayWrite && state !== 'published' && (
          <Button data-next-step disabled={isUnsaved} loading={publish.busy} onClick={() => publishAt(null)}>
            {words.publish}
          </Button>
        )}
        {state === 'published' && (
          <Button
            component="a"
            variant="default"
            href={paths.post(value.slug)}
            target="_blank"
            data-next-step
          >
            {words.see}
          </Button>
        )}
        <Button component="a" variant="default" href={preview} target={`preview-${id}`} rel="external">
          {words.preview}
        </Button>
        <Button
          variant="default"
          className={styles['phone'] ?? ''}
          onClick={() => window.open(preview, `phone-preview-${id}`, PHONE)}
        >
          {words.phonePreview}
        </Button>
        {mayWrite && state !== 'draft' && (
          <Button
            variant="default"
            loading={takeBack.busy}
            onClick={() => void takeBack.run(null).catch(notifyError)}
          >
            {words.takeBack}
          </Button>
        )}
        {mayWrite && state === 'draft' && (
          <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {mayWrite && state !== 'published' && isUnsaved && <p role="status">{words.saveFirst}</p>}
      {mayWrite && state !== 'published' && !isUnsaved && (
        <AtHour {...words.later} isBusy={publish.busy} onChoose={publishAt} />
      )}
      {asking && (
        <AskFirst
          {...words.askRemove(value.title)}
          submit={words.remove}
          danger
          run={() => remove.run(null)}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
