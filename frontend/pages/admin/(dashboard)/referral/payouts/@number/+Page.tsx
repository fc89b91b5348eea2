import { usePageContext } from 'vike-react/usePageContext';
import { PayoutBatch } from '../../../../../../features/desk/referrals/payout-batch.tsx';

export function Page() {
  const number = usePageContext().routeParams['number'] ?? '';
  return <PayoutBatch number={number} key={number} />;
}
