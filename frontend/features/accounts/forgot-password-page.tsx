import { looksLikeEmail } from '@shop/contracts/rules/limits';
import { useRef, useState, type SyntheticEvent } from 'react';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/errors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { words } from '../../words/en/staff/accounts.ts';
import { AREAS } from './areas.ts';
import type { Area } from './entry-address.ts';
import { textIn } from './text-in.ts';
import styles from './sign-in-form.module.css';

/** Asks for a link to choose a new password; says the same whether the e-mail is known or not. */
export function ForgotPasswordPage({ area }: { area: Area }) {
  const [problem, setProblem] = useState<{ email?: string; form?: string }>({});
  const [asked, setAsked] = useState(false);
  const sending = useRef(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const email = textIn(new FormData(event.currentTarget), 'email').trim();
    if (!looksLikeEmail(email)) return setProblem({ email: words.emailWrong });
    setProblem({});
    sending.current = true;
    try {
      await call(AREAS[area].askReset, { body: { email } });
      setAsked(true);
    } catch (error) {
      setProblem({ form: sentenceOf(error) });
    } finally {
      sending.current = false;
    }
  };
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h1>{words.forgot}</h1>
      {asked ? (
        <Notice>{words.asked[area]}</Notice>
      ) : (
        <>
          <p className={styles['intro']}>{words.forgotHelp}</p>
          {problem.form && <Notice kind="error">{problem.form}</Notice>}
          <Field
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            required
            error={problem.email}
          />
          <Button type="submit" wide>
            {words.askLink}
          </Button>
        </>
      )}
      <a href={AREAS[area].signInPath}>{words.toSignIn[area]}</a>
    </form>
  );
}
