import { League } from '../../../../../features/desk/referrals/league.tsx';

export function Page() {
  return <League />;
}
