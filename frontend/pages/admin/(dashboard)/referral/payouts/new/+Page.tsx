import { PayoutPreview } from '../../../../../../features/desk/referrals/payout-preview.tsx';

export function Page() {
  return <PayoutPreview />;
}
