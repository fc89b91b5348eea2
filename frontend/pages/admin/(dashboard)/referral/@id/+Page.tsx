import { usePageContext } from 'vike-react/usePageContext';
import { ReferrerRecord } from '../../../../../features/desk/referrals/referrer-record.tsx';

export function Page() {
  const id = usePageContext().routeParams['id'] ?? '';
  return <ReferrerRecord id={id} key={id} />;
}
