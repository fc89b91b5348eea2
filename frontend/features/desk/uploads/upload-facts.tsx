import { Button } from '@mantine/core';
import { documentUrl, pictureUrl } from '@shop/contracts/catalogue/pictures';
import { formatInstant } from '@shop/contracts/rules/days';
import { listUploadUses } from '@shop/contracts/uploads/endpoints';
import type { UploadUse, UploadView } from '@shop/contracts/uploads/views';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import { words } from '../../../words/en/staff/uploads.ts';
import { Answer } from '../parts/answer.tsx';
import { copyText } from '../../../ui/buttons/copy-text.ts';
import { uploadsKey } from '../parts/media/upload-grid.tsx';
import styles from './uploads.module.css';

/** Where each of what uses an upload is changed. */
const PAGES: Record<UploadUse['kind'], (at: string) => string> = {
  product: paths.adminProduct,
  category: paths.adminCategory,
  post: paths.adminPost,
  scheme: paths.adminScheme,
  city: paths.adminCity,
  setting: paths.settingsSection,
};

interface UploadFactsProps {
  upload: UploadView;
  mayWrite: boolean;
  onRemove: () => void;
}

/** What is known of an upload, where it is used, and what can be done with it as it is. */
export function UploadFacts({ upload, mayWrite, onRemove }: UploadFactsProps) {
  const { key, picture, bytes, addedBy, addedAt } = upload;
  const uses = useQuery({
    queryKey: [...uploadsKey, key, 'uses'],
    queryFn: () => callSignedIn(listUploadUses, { params: { key } }),
  });
  const address = picture ? pictureUrl(key, picture.widths.at(-1) ?? 0, 'webp') : documentUrl(key);
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
          <Button variant="outline" color="red" onClick={onRemove}>
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
          {uses.map(({ kind, name, at }) => (
            <li key={`${kind} ${at}`}>
              {words.useKinds[kind]}: <a href={PAGES[kind](at)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
