import { listSchemes } from '@shop/contracts/schemes/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../api/read-for-page.ts';
import { words } from '../../../words/en/schemes.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { schemes } = await readForPage(pageContext, listSchemes);
  const { name } = pageContext.shop.identity;
  setConfig({ title: `${words.title} | ${name}`, description: words.description(name) });
  return {
    schemes: schemes.map(({ dueDays, firstMonth: _, dueDay: __, ...scheme }) => ({
      ...scheme,
      firstDue: dueDays[0] ?? null,
      lastDue: dueDays.at(-1) ?? null,
    })),
  };
}
