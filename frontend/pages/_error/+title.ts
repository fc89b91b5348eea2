import type { PageContext } from 'vike/types';
import { titleOf } from '../../features/shop/error-view.tsx';
import { errorStatus } from './error-status.ts';

/** In the browser too, where a page that is not there brings nothing from the server. */
export const title = (pageContext: PageContext) =>
  `${titleOf(errorStatus(pageContext))} | ${pageContext.shop?.identity.name ?? ''}`;
