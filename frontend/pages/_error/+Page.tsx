import { usePageContext } from 'vike-react/usePageContext';
import { ErrorView } from '../../features/shop/error-view.tsx';
import { paths } from '../../lib/paths.ts';
import { words } from '../../words/en/errors.ts';

export function Page() {
  const { is404, urlPathname, abortReason, abortStatusCode, malformed } = usePageContext();
  const status = malformed ? 400 : (abortStatusCode ?? (is404 ? 404 : 500));
  const message = typeof abortReason === 'string' ? abortReason : malformed ? words.badRequest : null;
  return (
    <ErrorView
      status={status}
      message={message ?? (status === 404 ? `Page Not Found: ${urlPathname}` : null)}
      lostOrder={status === 404 && urlPathname.startsWith(paths.order(''))}
    />
  );
}
