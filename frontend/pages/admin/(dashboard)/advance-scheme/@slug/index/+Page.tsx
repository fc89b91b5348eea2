import { usePageContext } from 'vike-react/usePageContext';
import { SchemeRecord } from '../../../../../../features/desk/schemes/scheme-record.tsx';

export function Page() {
  return <SchemeRecord slug={usePageContext().routeParams['slug'] ?? ''} />;
}
