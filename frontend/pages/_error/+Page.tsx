import { usePageContext } from 'vike-react/usePageContext';
import { ErrorView } from '../../features/shop/error-view.tsx';

export function Page() {
  const { is404, urlPathname, abortReason, abortStatusCode } = usePageContext();
  const status = abortStatusCode ?? (is404 ? 404 : 500);
  const message = typeof abortReason === 'string' ? abortReason : null;
  return (
    <ErrorView
      status={status}
      message={message ?? (status === 404 ? `Page Not Found: ${urlPathname}` : null)}
    />
  );
}
