import { SignInPage } from '../../../../../features/accounts/sign-in-page.tsx';

export function Page() {
  return <SignInPage area="referrer" />;
}
