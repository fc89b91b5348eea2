import { redirect } from 'vike/abort';
import type { PageContextClient } from 'vike/types';
import { guards } from '../../features/accounts/guards.ts';
import { runGuards } from '../../lib/guards.ts';

/** Runs the named guards of the page's config, on the first visit and on every navigation. */
export async function guard(pageContext: PageContextClient): Promise<void> {
  const target = await runGuards(pageContext.config.guards ?? [], guards, pageContext);
  if (target !== null) throw redirect(target);
}
