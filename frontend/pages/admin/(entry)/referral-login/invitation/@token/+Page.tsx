import { ChoosePasswordPage } from '../../../../../../features/accounts/choose-password-page.tsx';

export function Page() {
  return <ChoosePasswordPage area="referrer" />;
}
