import { TEXT, keepsTo } from '@shop/contracts/rules/limits';
import type { AccountLinkView } from '@shop/contracts/users/views';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/api-error.ts';
import { sentenceOf } from '../../api/errors.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { words } from '../../words/en/staff/accounts.ts';
import { AREAS } from './areas.ts';
import type { Area } from './entry-address.ts';
import { textIn } from './text-in.ts';
import styles from './sign-in-form.module.css';

/** What the link in the address tells, and a password for it. */
export function ChoosePasswordPage({ area }: { area: Area }) {
  const { readLink, signInPath, forgotPath } = AREAS[area];
  const token = usePageContext().routeParams['token'] ?? '';
  const [link, setLink] = useState<AccountLinkView | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [done, setDone] = useState(false);
  useEffect(() => {
    call(readLink, { params: { token } }).then(setLink, setFailure);
  }, [readLink, token]);

  if (done) {
    return (
      <div className={styles['form']}>
        <h1>{words.passwordSet}</h1>
        <p className={styles['intro']}>{words.passwordSetHelp}</p>
        <LinkButton href={signInPath}>{words.signIn}</LinkButton>
      </div>
    );
  }
  if (failure !== null) {
    return (
      <div className={styles['form']}>
        <h1>{words.linkOver}</h1>
        <Notice kind="error">
          {isOver(failure) || isNone(failure) ? words.linkOverHelp : sentenceOf(failure)}
        </Notice>
        <a href={forgotPath}>{words.askLink}</a>
      </div>
    );
  }
  if (link === null) return <p role="status">{words.opening}</p>;
  return (
    <ChooseForm area={area} token={token} link={link} onDone={() => setDone(true)} onOver={setFailure} />
  );
}

interface ChooseFormProps {
  area: Area;
  token: string;
  link: AccountLinkView;
  onDone: () => void;
  onOver: (error: unknown) => void;
}

function ChooseForm({ area, token, link, onDone, onOver }: ChooseFormProps) {
  const invited = link.kind === 'invitation';
  const [problems, setProblems] = useState<{ name?: string; password?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const fields = new FormData(event.currentTarget);
    const name = textIn(fields, 'name').trim();
    const password = textIn(fields, 'password');
    const lacking = {
      ...(invited && !keepsTo(TEXT.personName, name) && { name: words.nameMissing }),
      ...(!keepsTo(TEXT.newPassword, password) && { password: words.passwordShort(TEXT.newPassword.min) }),
    };
    setProblems(lacking);
    if (Object.keys(lacking).length > 0) return;
    sending.current = true;
    setBusy(true);
    try {
      await call(AREAS[area].choose, { params: { token }, body: { password, ...(invited && { name }) } });
      onDone();
    } catch (error) {
      sending.current = false;
      setBusy(false);
      if (isOver(error)) onOver(error);
      else setProblems({ form: sentenceOf(error) });
    }
  };
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h1>{invited ? words.welcome[area] : words.choosePassword}</h1>
      <p className={styles['intro']}>{words.chooseFor(link.email)}</p>
      {problems.form && <Notice kind="error">{problems.form}</Notice>}
      {invited && (
        <Field
          label={words.name}
          name="name"
          defaultValue={link.name}
          autoComplete="name"
          maxLength={TEXT.personName.max}
          required
          error={problems.name}
        />
      )}
      {/* For password managers, which keep a password with a name. */}
      <input type="hidden" name="email" autoComplete="username" value={link.email} readOnly />
      <Field
        label={words.newPassword}
        help={words.newPasswordHelp(TEXT.newPassword.min)}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={TEXT.newPassword.max}
        required
        error={problems.password}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? words.saving : words.savePassword}
      </Button>
    </form>
  );
}

/** The address is not one of a link, as when it was copied in part. */
function isNone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid-request';
}

/** There is no such link, or it was used or ended. */
function isOver(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    [400, 404, 410].includes(error.problem.status) &&
    error.code !== 'invalid-request'
  );
}
