import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { answerJoinForm } from '../../../features/schemes/answer-join-form.ts';
import { readShownSchemes, shownTerms } from '../../../features/schemes/shown-schemes.ts';
import { here } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { schemeTerms } from '../../../words/en/shop/scheme-terms.ts';
import { words } from '../../../words/en/shop/schemes.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { shop, form } = pageContext;
  const { name } = shop.identity;
  setConfig({ title: `${words.title} | ${name}`, description: schemeTerms.description(name) });
  const posted = form && (await answerJoinForm(form, pageContext));
  const page = here(pageContext.urlPathname) === paths.closed ? paths.closedSchemes : paths.schemes;
  const schemes = await readShownSchemes(pageContext);
  const { lead, none, noneText } = schemeTerms;
  return { lead, none: { title: none, text: noneText }, schemes, terms: shownTerms(schemes), posted, page };
}
