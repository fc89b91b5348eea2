import { pathOf } from '@shop/contracts/endpoint';
import { passbookCalendar, readPassbook } from '@shop/contracts/schemes/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../../api/read-for-page.ts';
import { manifestLink } from '../../../../features/schemes/passbook/manifest-link.tsx';
import { schemeTerms } from '../../../../words/en/scheme-terms.ts';
import { words } from '../../../../words/en/passbook.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const token = pageContext.routeParams['token'] ?? '';
  const passbook = await readForPage(pageContext, readPassbook, { params: { token } });
  setConfig({
    title: `${words.title(passbook.number)} | ${pageContext.shop.identity.name}`,
    Head: manifestLink(token),
  });
  const title = schemeTerms.casesTitle;
  const cases = schemeTerms.cases(passbook.scheme.graceDays);
  const calendar = pathOf(passbookCalendar, { token });
  return { passbook, token, calendar, cases: { title, cases } };
}
