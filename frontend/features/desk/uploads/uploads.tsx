import { Button } from '@mantine/core';
import type { UploadView } from '@shop/contracts/uploads/views';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { UPLOAD_TEXT } from '@shop/contracts/rules/limits';
import { words } from '../../../words/en/staff/uploads.ts';
import { staffSession } from '../../accounts/session.ts';
import { Fetched } from '../parts/fetched.tsx';
import { SearchField } from '../parts/list/screen/filters/search-field.tsx';
import { DropArea } from '../parts/media/drop-area.tsx';
import { SendingList } from '../parts/media/sending-list.tsx';
import { UploadGrid, uploadsKey } from '../parts/media/upload-grid.tsx';
import { useSending } from '../parts/media/use-sending.ts';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import styles from './uploads.module.css';
import { paths } from '../../../lib/paths.ts';

const KINDS = ['all', 'pictures', 'documents'] as const;

interface UploadFilters {
  search: string;
  kind: (typeof KINDS)[number];
}

const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog.tsx')).UploadDialog }));

/** All pictures and documents: new ones come in at the top, each can be looked at, described and deleted. */
export function Uploads() {
  const filters = uploadFiltersIn(usePageContext().urlParsed.search);
  const { search, kind } = filters;
  const queries = useQueryClient();
  const [opened, setOpened] = useState<UploadView | null>(null);
  const mayWrite = staffSession.current().permissions.includes('uploads.write');
  const refresh = () => void queries.invalidateQueries({ queryKey: uploadsKey });
  const sending = useSending(refresh);
  useLeaveWarning(sending.isSending, words.leaving);
  return (
    <>
      {mayWrite && (
        <>
          <DropArea onFiles={sending.add} />
          <SendingList sending={sending} />
        </>
      )}
      <FilterBar filters={filters} />
      <UploadGrid
        filter={{ ...(search !== '' && { q: search }), ...(kind !== 'all' && { kind }) }}
        onPress={setOpened}
      />
      <Fetched>
        {opened && (
          <UploadDialog
            upload={opened}
            mayWrite={mayWrite}
            onChanged={refresh}
            onClose={() => setOpened(null)}
          />
        )}
      </Fetched>
    </>
  );
}

function FilterBar({ filters }: { filters: UploadFilters }) {
  const change = (changed: Partial<UploadFilters>) =>
    void navigate(uploadsAddress({ ...filters, ...changed }), {
      keepScrollPosition: true,
      overwriteLastHistoryEntry: 'search' in changed,
    });
  return (
    <div className={styles['filters']}>
      <SearchField
        label={words.search}
        help={words.searchHelp}
        max={UPLOAD_TEXT.search.max}
        value={filters.search}
        onChange={(text) => change({ search: text })}
      />
      <nav aria-label={words.chooseKind}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            component="a"
            href={uploadsAddress({ ...filters, kind })}
            variant={kind === filters.kind ? 'filled' : 'default'}
            aria-current={kind === filters.kind ? 'page' : undefined}
          >
            {words.kinds[kind]}
          </Button>
        ))}
      </nav>
    </div>
  );
}

/** What the address asks for; what cannot be meant counts as not said. */
export function uploadFiltersIn({ q, kind }: Readonly<Record<string, string>>): UploadFilters {
  return {
    search: (q ?? '').trim().slice(0, UPLOAD_TEXT.search.max),
    kind: KINDS.find((each) => each === kind) ?? 'all',
  };
}

export function uploadsAddress({ search, kind }: UploadFilters): string {
  const given = new URLSearchParams();
  if (search !== '') given.set('q', search);
  if (kind !== 'all') given.set('kind', kind);
  return given.size === 0 ? paths.uploads : `${paths.uploads}?${given}`;
}
