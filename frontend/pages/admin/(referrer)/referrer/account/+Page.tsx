import { OwnAccount } from '../../../../../features/desk/users/own-account.tsx';

export function Page() {
  return <OwnAccount area="referrer" />;
}
