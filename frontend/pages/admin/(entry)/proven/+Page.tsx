import { ProvenPage } from '../../../../features/accounts/proven-page.tsx';

export function Page() {
  return <ProvenPage area="staff" />;
}
