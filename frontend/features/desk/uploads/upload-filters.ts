import { UPLOAD_TEXT } from '@shop/contracts/rules/limits';
import { paths } from '../../../lib/paths.ts';

export const KINDS = ['all', 'pictures', 'documents'] as const;

export interface UploadFilters {
  search: string;
  kind: (typeof KINDS)[number];
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
