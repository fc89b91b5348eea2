import { signInReferrer } from '@shop/contracts/accounts/endpoints';
import { call } from '../../../../../api/client.ts';
import { ProviderDoor } from '../../../../../features/accounts/provider-door.tsx';
import { referrerSession } from '../../../../../features/accounts/session.ts';
import { SignInForm, type Credentials } from '../../../../../features/accounts/sign-in-form.tsx';
import { paths } from '../../../../../lib/paths.ts';
import { words } from '../../../../../words/en/admin-accounts.ts';

const signIn = (body: Credentials) => call(signInReferrer, { body });

export function Page() {
  return (
    <SignInForm
      area="referrer"
      title={words.referrerTitle}
      intro={words.referrerIntro}
      signIn={signIn}
      readSession={referrerSession.read}
    >
      <ProviderDoor area="referrer" />
      <a href={paths.referrerForgotPassword}>{words.forgot}</a>
      <a href={paths.staffSignIn}>{words.toStaff}</a>
    </SignInForm>
  );
}
