import { render } from 'vike/abort';
import type { PageContextClient } from 'vike/types';
// What all of them are made of is fetched with the page, not after their own file.
import '../../../../features/desk/parts/records/record-screens.tsx';
import { plainRecordsAt } from '../../../../features/desk/shell/plain-records.ts';

/**
 * Loads the screens of the records that the address names, while the page before still stands. What no other page of
 * staff has for its address comes here, too.
 */
export async function data({ urlPathname }: PageContextClient) {
  const kind = plainRecordsAt(urlPathname);
  if (kind === undefined) throw render(404);
  return { title: kind.title, screens: await kind.load() };
}

export type Data = Awaited<ReturnType<typeof data>>;
