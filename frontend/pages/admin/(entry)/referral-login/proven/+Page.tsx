import { Proven } from '../../../../../features/accounts/proven.tsx';

export function Page() {
  return <Proven area="referrer" />;
}
