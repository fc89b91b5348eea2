import { usePageContext } from 'vike-react/usePageContext';
import { PayoutStatement } from '../../../../../../features/desk/referrals/payout-statement.tsx';

export function Page() {
  const reference = usePageContext().routeParams['reference'] ?? '';
  return <PayoutStatement reference={reference} key={reference} />;
}
