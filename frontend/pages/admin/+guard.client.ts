import { redirect, render } from 'vike/abort';
import type { PageContextClient } from 'vike/types';
import { ApiError, NetworkError } from '../../api/api-error.ts';
import { sentenceOf } from '../../api/errors.ts';
import { guards } from '../../features/accounts/guards.ts';
import { mayUseCamera } from '../../lib/camera.ts';
import { runGuards } from '../../lib/routes/guards.ts';

/** What the document was asked for by; its policy goes by this (server/pages/renders.ts). */
const documentPath = location.pathname;
const isOfStaff = /^\/admin(?:\/|$)/.test(documentPath);

/** Runs the named guards of the page's config, on the first visit and on every navigation. */
export async function guard(pageContext: PageContextClient): Promise<void> {
  // A link of the shop’s, in a text for instance: no page of staff looks right under the shop’s policy.
  if (!isOfStaff) await loadWhole(pageContext.urlOriginal);
  const target = await runGuards(pageContext.config.guards ?? [], guards, pageContext).catch(
    (error: unknown) => {
      // Nobody knows who is signed in: that is neither a reason to sign in nor a fault of the page.
      if (isUnavailable(error)) throw render(503, sentenceOf(error));
      throw error;
    },
  );
  if (target !== null) throw redirect(target);
  if (mayUseCamera(pageContext.urlPathname) !== mayUseCamera(documentPath))
    await loadWhole(pageContext.urlOriginal);
}

/** The document's policy holds as long as it is there: another one comes with another document. */
function loadWhole(address: string): Promise<never> {
  if (location.pathname === new URL(address, location.href).pathname) location.reload();
  else location.assign(address);
  // Nothing of this document is shown any more.
  return new Promise(() => undefined);
}

function isUnavailable(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.problem.status === 503);
}
