import { signInStaff } from '@shop/contracts/accounts/endpoints';
import { call } from '../../../../api/client.ts';
import { ProviderDoor } from '../../../../features/accounts/provider-door.tsx';
import { staffSession } from '../../../../features/accounts/session.ts';
import { SignInForm, type Credentials } from '../../../../features/accounts/sign-in-form.tsx';
import { paths } from '../../../../lib/paths.ts';
import { words } from '../../../../words/en/admin-accounts.ts';

const signIn = (body: Credentials) => call(signInStaff, { body });

export function Page() {
  return (
    <SignInForm
      area="staff"
      title={words.staffTitle}
      intro={words.staffIntro}
      signIn={signIn}
      readSession={staffSession.read}
    >
      <ProviderDoor area="staff" />
      <a href={paths.forgotPassword}>{words.forgot}</a>
      <a href={paths.referrerSignIn}>{words.toReferrers}</a>
    </SignInForm>
  );
}
