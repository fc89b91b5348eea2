import { usePageContext } from 'vike-react/usePageContext';
import type { UnavailableReason } from '../../api/read-for-page.ts';
import { ErrorView } from '../../features/shop/error-view.tsx';
import { here } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { words } from '../../words/en/shop/errors.ts';
import { errorStatus } from './error-status.ts';

export function Page() {
  const pageContext = usePageContext();
  const { urlPathname, abortReason, malformed, failedRequest } = pageContext;
  const status = errorStatus(pageContext);
  const message = typeof abortReason === 'string' ? abortReason : malformed ? words.badRequest : null;
  return (
    <ErrorView
      status={status}
      message={message ?? (status === 404 ? words.notFoundAt(here(urlPathname)) : null)}
      failedRequest={failedRequest ?? (abortReason as UnavailableReason | null | undefined)?.failedRequest}
      lostOrder={status === 404 && here(urlPathname).startsWith(paths.order(''))}
    />
  );
}
