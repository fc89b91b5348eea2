import { ForgotPasswordForm } from '../../../../../features/accounts/forgot-password-form.tsx';

export function Page() {
  return <ForgotPasswordForm area="referrer" />;
}
