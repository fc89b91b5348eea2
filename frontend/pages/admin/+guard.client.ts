import { redirect, render } from 'vike/abort';
import type { PageContextClient } from 'vike/types';
import { ApiError, NetworkError } from '../../api/api-error.ts';
import { sentenceOf } from '../../api/errors.ts';
import { guards } from '../../features/accounts/guards.ts';
import { runGuards } from '../../lib/guards.ts';

/** Runs the named guards of the page's config, on the first visit and on every navigation. */
export async function guard(pageContext: PageContextClient): Promise<void> {
  const target = await runGuards(pageContext.config.guards ?? [], guards, pageContext).catch(
    (error: unknown) => {
      // Nobody knows who is signed in: that is neither a way in nor a fault of the page.
      if (isAway(error)) throw render(503, sentenceOf(error));
      throw error;
    },
  );
  if (target !== null) throw redirect(target);
}

function isAway(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.problem.status === 503);
}
