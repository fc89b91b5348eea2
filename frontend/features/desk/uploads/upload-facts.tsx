import { Button } from '@mantine/core';
import { documentUrl, pictureUrl } from '@shop/contracts/catalogue/pictures';
import { formatInstant } from '@shop/contracts/rules/days';
import { listUploadUses, removeUpload } from '@shop/contracts/uploads/endpoints';
import type { UploadUse, UploadView } from '@shop/contracts/uploads/views';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { Picture } from '../../../ui/picture.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words/en/admin-uploads.ts';
import { Answer } from '../parts/answer.tsx';
import { copyText } from '../parts/copy-text.ts';
import { titleOf, uploadsKey } from '../parts/media/upload-grid.tsx';
import { useOnce } from '../parts/use-once.ts';
import styles from './uploads.module.css';

interface UploadFactsProps {
  upload: UploadView;
  mayWrite: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** What is known of an upload, where it is used, and what can be done with it as it is. */
export function UploadFacts({ upload, mayWrite, onChanged, onClose }: UploadFactsProps) {
  const { key, picture, bytes, addedBy, addedAt } = upload;
  const once = useOnce();
  const uses = useQuery({
    queryKey: [...uploadsKey, key, 'uses'],
    queryFn: () => callSignedIn(listUploadUses, { params: { key } }),
  });
  const removing = useMutation({
    mutationFn: () => callSignedIn(removeUpload, { params: { key } }),
    onSuccess: () => {
      toast(words.removed);
      onChanged();
      onClose();
    },
    onError: (error) => {
      toast(sentenceOf(error), 'error');
      void uses.refetch();
    },
  });
  const address = picture ? pictureUrl(key, picture.widths.at(-1) ?? 0, 'webp') : documentUrl(key);
  const remove = () => {
    if (window.confirm(words.removeSure(titleOf(upload))))
      void once(() => removing.mutateAsync()).catch(() => undefined);
  };
  return (
    <>
      {picture && (
        <div className={styles['preview']}>
          <Picture picture={picture} sizes="400px" />
        </div>
      )}
      <p className={styles['facts']}>
        {[
          picture && words.dimensions(picture.width, picture.height),
          bytes !== null && words.size(bytes),
          words.added(addedBy, formatInstant(addedAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles['actions']}>
        <Button variant="default" onClick={() => void copyText(location.origin + address)}>
          {words.copyLink}
        </Button>
        <Button variant="default" component="a" href={address} target="_blank" rel="noopener">
          {words.open}
        </Button>
        {mayWrite && uses.data?.length === 0 && (
          <Button variant="outline" color="red" loading={removing.isPending} onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
      <Answer query={uses} lines={1}>
        {(found) => <Uses uses={found} />}
      </Answer>
    </>
  );
}

function Uses({ uses }: { uses: readonly UploadUse[] }) {
  return (
    <section>
      <h3 className={styles['uses-title']}>{words.uses}</h3>
      {uses.length === 0 ? (
        <p className={styles['facts']}>{words.unused}</p>
      ) : (
        <ul className={styles['uses']}>
          {uses.map(({ kind, name }) => (
            <li key={`${kind} ${name}`}>
              {words.useKinds[kind]}: {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
