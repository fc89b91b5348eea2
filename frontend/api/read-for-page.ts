import type { Endpoint, Exchange } from '@shop/contracts/endpoint';
import { redirect, render } from 'vike/abort';
import { ApiError, NetworkError } from './api-error.ts';
import { here, language } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';
import { spokenId } from '../lib/spoken-id.ts';
import { words } from '../words/en/shop/errors.ts';
import { answerOf, type CallArguments, type Visitor } from './client.ts';
import { inEnglish, linkedIn } from '../lib/own-texts.ts';

/** Unknown, unreadable, or longer than any address of the shop. */
const NO_SUCH_PAGE = new Set([400, 404, 414]);

/** What the error page is told of an API that is away. */
export interface UnavailableReason {
  /** How the request is called on the telephone. */
  failedRequest: string | undefined;
}

/**
 * `call` for a page's +data: what is not found becomes the 404 page, what was taken away for good a 410, an API
 * that is away a 503, so that the server goes on with the copy it has. The server learns which content versions
 * the page was made of.
 */
export async function readForPage<Path extends string, X extends Exchange>(
  pageContext: Visitor & { urlPathname: string; readAt?: Set<string | null> },
  endpoint: Endpoint<Path, X>,
  ...[input]: CallArguments<Path, X>
): Promise<X['view']> {
  try {
    const asked = { visitor: pageContext, ...input } as unknown as CallArguments<Path, X>[0];
    const { view, readAt } = await answerOf(endpoint, ...([asked] as CallArguments<Path, X>));
    pageContext.readAt?.add(readAt);
    return linkedIn(language, language === 'en' ? inEnglish(view) : view);
  } catch (error) {
    if (error instanceof ApiError && NO_SUCH_PAGE.has(error.problem.status)) throw pageNotFound(pageContext);
    if (error instanceof ApiError && error.code === 'gone') throw render(410, words.goneMessage);
    if (error instanceof NetworkError || (error instanceof ApiError && error.problem.status === 503)) {
      // Its title says all there is to say; after a click on a link the browser gets the reason and nothing else.
      const { requestId } = pageContext;
      const reason: UnavailableReason = { failedRequest: (requestId && spokenId(requestId)) ?? undefined };
      throw render(503, reason);
    }
    throw error;
  }
}

/** Private pages stand on the closed page while the shop is closed: there a wrong link ends where help is. */
export function pageNotFound(pageContext: { urlPathname: string }): Error {
  if (here(pageContext.urlPathname) === paths.closed) return redirect(`${paths.closed}?unknown=link#order`);
  return render(404, words.notFoundAt(here(pageContext.urlPathname)));
}

/** Sends a reader of an old slug on for good; otherwise the view. */
export function unlessMoved<View extends object>(view: View | { movedTo: string }): View {
  if ('movedTo' in view) throw redirect(here(view.movedTo), 301);
  return view;
}
