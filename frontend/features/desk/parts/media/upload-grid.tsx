import { Button } from '@mantine/core';
import { listUploads } from '@shop/contracts/uploads/endpoints';
import type { ListUploadsQuery } from '@shop/contracts/uploads/requests';
import type { UploadView } from '@shop/contracts/uploads/views';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { words } from '../../../../words/en/staff/uploads.ts';
import { Answer } from '../answer.tsx';
import styles from './media.module.css';

export const uploadsKey = ['uploads'] as const;

interface UploadGridProps {
  filter: Pick<ListUploadsQuery, 'q' | 'kind'>;
  /** Keys of those that are chosen, where choosing is what the grid is for. */
  chosen?: readonly string[];
  onPress: (upload: UploadView) => void;
}

/** Uploads as tiles, newest first; more of them on demand. */
export function UploadGrid({ filter, chosen, onPress }: UploadGridProps) {
  const query = useInfiniteQuery({
    queryKey: [...uploadsKey, filter],
    queryFn: ({ pageParam }) =>
      callSignedIn(listUploads, { query: { ...filter, ...(pageParam !== '' && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  return (
    <Answer query={query} lines={4}>
      {({ pages }) => {
        const uploads = pages.flatMap((page) => page.uploads);
        const [first] = pages;
        if (first === undefined || uploads.length === 0) return <EmptyState title={words.none} />;
        return (
          <>
            <p className={styles['found']} role="status">
              {words.found(first.total, first.isMore)}
            </p>
            <ul className={styles['grid']}>
              {uploads.map((upload) => (
                <li key={upload.key}>
                  <Tile
                    upload={upload}
                    chosen={chosen?.includes(upload.key)}
                    onPress={() => onPress(upload)}
                  />
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                variant="default"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {words.more}
              </Button>
            )}
          </>
        );
      }}
    </Answer>
  );
}

interface TileProps {
  upload: UploadView;
  /** Undefined where nothing is chosen: pressing opens it. */
  chosen: boolean | undefined;
  onPress: () => void;
}

function Tile({ upload, chosen, onPress }: TileProps) {
  const { picture } = upload;
  return (
    <button type="button" className={styles['tile']} aria-pressed={chosen} onClick={onPress}>
      {picture ? <Picture picture={picture} sizes="160px" decorative /> : <Icon name="list" size={48} />}
      <span className={styles['tile-name']}>{titleOf(upload)}</span>
      {picture?.alt === '' && <span className={styles['muted']}>{words.noAlt}</span>}
    </button>
  );
}

/** Pictures that came with the shop have no file's name. */
export function titleOf({ name, key, picture }: UploadView): string {
  return name || picture?.alt || key;
}
