import { pathOf } from '@shop/contracts/endpoint';
import { passbookCalendar, passbookManifest, readPassbook } from '@shop/contracts/schemes/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../../api/read-for-page.ts';
import { readOwnText } from '../../../../features/texts/read-own-text.ts';
import { manifestLink } from '../../../../lib/head/manifest-link.tsx';
import { languageQuery } from '../../../../lib/language.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { schemeTerms } from '../../../../words/en/shop/scheme-terms.ts';
import { words } from '../../../../words/en/shop/passbook.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const token = pageContext.routeParams['token'] ?? '';
  const passbook = await passbookBehind(pageContext, token);
  if (passbook === null) {
    setConfig({ title: `${words.linkReplacedTitle} | ${pageContext.shop.identity.name}` });
    return null;
  }
  setConfig({
    title: `${words.title(passbook.number)} | ${pageContext.shop.identity.name}`,
    Head: manifestLink(pathOf(passbookManifest, { token }) + languageQuery),
  });
  const title = schemeTerms.casesTitle;
  const cases = schemeTerms.cases(passbook.scheme.graceDays);
  const calendar = pathOf(passbookCalendar, { token }) + languageQuery;
  const message = await readOwnText(pageContext, 'shopper-passbook');
  return { passbook, token, message, calendar, cases: { title, cases } };
}

/** Null behind a link that was replaced. */
async function passbookBehind(pageContext: PageContextServer, token: string) {
  try {
    return await readForPage(pageContext, readPassbook, { params: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'passbook-link-replaced') return null;
    throw error;
  }
}
