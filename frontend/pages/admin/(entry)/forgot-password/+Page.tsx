import { ForgotPasswordPage } from '../../../../features/accounts/forgot-password-page.tsx';

export function Page() {
  return <ForgotPasswordPage area="staff" />;
}
