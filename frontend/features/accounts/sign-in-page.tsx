import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { usePageContext } from 'vike-react/usePageContext';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { TEXT } from '@shop/contracts/rules/limits';
import { ApiError } from '../../api/api-error.ts';
import { providerSentence, sentenceOf } from '../../api/errors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { words } from '../../words/en/staff/accounts.ts';
import { AREAS } from './areas.ts';
import { afterSignIn, type Area } from './entry-address.ts';
import { ProviderButton } from './provider-button.tsx';
import { sessions } from './session.ts';
import { textIn } from './text-in.ts';
import styles from './sign-in-form.module.css';

interface Problems {
  email?: string;
  password?: string;
  form?: string;
}

/** E-mail and password. Whoever is in already, or gets in, goes on by a new document, which has its own policy. */
export function SignInPage({ area }: { area: Area }) {
  const { search } = usePageContext().urlParsed;
  const target = afterSignIn(area, search['next']);
  const refused = providerSentence(search['provider']);
  const [problems, setProblems] = useState<Problems>(refused ? { form: refused } : {});
  const [needsCode, setNeedsCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const say = words.login[area];
  const other = area === 'staff' ? 'referrer' : 'staff';
  const sending = useRef(false);

  useEffect(() => {
    sessions[area].read().then(
      () => location.replace(target),
      () => undefined,
    );
  }, [area, target]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const credentials = {
      email: textIn(fields, 'email').trim(),
      password: textIn(fields, 'password'),
      ...(needsCode && { code: textIn(fields, 'code').trim() }),
    };
    const lacking = lackingIn(credentials, say);
    setProblems(lacking);
    if (lacking.email || lacking.password) return focusOn(form, lacking.email ? 'email' : 'password');
    sending.current = true;
    setBusy(true);
    try {
      await AREAS[area].signIn(credentials);
      location.replace(target);
    } catch (error) {
      sending.current = false;
      setBusy(false);
      if (error instanceof ApiError && error.code === 'second-factor-needed') {
        flushSync(() => setNeedsCode(true));
        return focusOn(form, 'code');
      }
      const badEmail = error instanceof ApiError && error.detailsOf('invalid-request')?.fields['email'];
      setProblems(badEmail ? { email: say.wrong } : { form: refusalOf(error, needsCode) });
      focusOn(form, badEmail ? 'email' : needsCode ? 'code' : 'password');
    }
  };

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h1>{say.title}</h1>
      <p className={styles['intro']}>{say.intro}</p>
      {problems.form ? (
        <Notice kind="error">{problems.form}</Notice>
      ) : 'ended' in search ? (
        <Notice kind="season">{words.ended}</Notice>
      ) : (
        'out' in search && <Notice>{words.out}</Notice>
      )}
      <Field
        label={say.label}
        name="email"
        type={area === 'referrer' ? 'text' : 'email'}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={problems.email}
      />
      <Field
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={problems.password}
      />
      {needsCode && (
        <Field
          label={words.code}
          help={words.codeHelp}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={TEXT.oneTimeCode.max}
          required
        />
      )}
      <Button type="submit" wide busy={busy}>
        {busy ? words.signingIn : words.signIn}
      </Button>
      <ProviderButton area={area} />
      <a href={AREAS[area].forgotPath}>{words.forgot}</a>
      <a href={AREAS[other].signInPath}>{words.toSignIn[other]}</a>
    </form>
  );
}

/** Whoever is kept waiting, by strangers perhaps, is told of the way around. */
function refusalOf(error: unknown, hasTypedCode: boolean): string {
  const waits = error instanceof ApiError && error.code === 'too-many-requests';
  return waits
    ? `${sentenceOf(error)} ${hasTypedCode ? words.orByRecoveryCode : words.orByLink}`
    : sentenceOf(error);
}

function lackingIn(
  { email, password }: { email: string; password: string },
  say: { missing: string; wrong: string; phone: boolean },
): Problems {
  const isLogin = /^\S+@\S+$/.test(email) || (say.phone && mobileDigits(email) !== null);
  return {
    ...(email === '' ? { email: say.missing } : !isLogin && { email: say.wrong }),
    ...(password === '' && { password: words.passwordMissing }),
  };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}
