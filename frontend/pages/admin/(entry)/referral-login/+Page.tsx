import { signInReferrer } from '@shop/contracts/accounts/endpoints';
import { call } from '../../../../api/client.ts';
import { referrerSession } from '../../../../features/accounts/session.ts';
import { SignInForm } from '../../../../features/accounts/sign-in-form.tsx';
import { paths } from '../../../../lib/paths.ts';
import { words } from '../../../../words/en/admin-accounts.ts';

const signIn = (body: { email: string; password: string }) => call(signInReferrer, { body });

export function Page() {
  return (
    <SignInForm
      area="referrer"
      title={words.referrerTitle}
      intro={words.referrerIntro}
      signIn={signIn}
      readSession={referrerSession.read}
    >
      <a href={paths.staffSignIn}>{words.toStaff}</a>
    </SignInForm>
  );
}
