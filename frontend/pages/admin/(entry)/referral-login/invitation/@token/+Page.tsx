import { ChoosePasswordForm } from '../../../../../../features/accounts/choose-password-form.tsx';

export function Page() {
  return <ChoosePasswordForm area="referrer" />;
}
