import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { confirmPassword, proveByOpenId, readReferrer, readStaff } from '@shop/contracts/accounts/endpoints';
import { confirmReferrerPassword, proveReferrerByOpenId } from '@shop/contracts/referrer-account/endpoints';
import { useEffect, useEffectEvent, useState, type ReactNode, type SyntheticEvent } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { callQuietly, callSignedIn } from '../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/staff/sign-in.ts';
import { AREAS } from '../../../accounts/areas.ts';
import { signInAddress, type Area } from '../../../accounts/entry-address.ts';
import { subscribeProven } from '../../../accounts/proven-channel.ts';
import { sessions } from '../../../accounts/session.ts';
import { useProvider } from '../../../accounts/use-provider.ts';
import { Dialog } from '../../parts/dialog.tsx';

/** How a fresh proof is given in each area. */
const PROOFS = {
  staff: { confirm: confirmPassword, prove: proveByOpenId },
  referrer: { confirm: confirmReferrerPassword, prove: proveReferrerByOpenId },
} as const;
/** Over every other dialog. */
const ABOVE_ALL = 400;
/** Escape is for this dialog, and not for the form under it. */
const keepEscape = { 'data-mantine-stop-propagation': true };

interface Person {
  id: string;
  name: string;
}

/** The session has ended: its person signs in again over the page. Anybody else gets a page of their own. */
export function SignInAgain({ area, onDone }: { area: Area; onDone: () => void }) {
  const [before] = useState(() => sessions[area].current());
  const [other, setOther] = useState<string | null>(null);
  const enter = ({ id, name }: Person) => {
    if (id === before.id) onDone();
    else setOther(name);
  };
  const { busy, problem, needsCode, submit } = useSending(async (textOf) => {
    const code = textOf('code').trim();
    const body = { email: textOf('email').trim(), password: textOf('password'), ...(code && { code }) };
    enter(await AREAS[area].signIn(body));
  });
  if (other !== null) return <AccountChanged name={other} area={area} />;
  return (
    <TopDialog title={words.again}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{words.againHelp}</Text>
          {problem && <Notice kind="error">{problem}</Notice>}
          <TextInput
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={before.email}
            {...keepEscape}
          />
          <PasswordField />
          {needsCode && (
            <TextInput
              label={words.code}
              description={words.codeHelp}
              name="code"
              autoComplete="one-time-code"
              ref={(input) => input?.focus()}
              {...keepEscape}
            />
          )}
          <AgainAtProvider area={area} onSignedIn={enter} />
          <Group justify="space-between">
            <a href={signInAddress(area, location.pathname + location.search, true)} rel="external">
              {words.leave}
            </a>
            <Button type="submit" loading={busy} {...keepEscape}>
              {words.signIn}
            </Button>
          </Group>
        </Stack>
      </form>
    </TopDialog>
  );
}

/** Somebody else is signed in by now: what is done on the page of before would be done in their name. */
export function AccountChanged({ name, area }: { name: string; area: Area }) {
  const [before] = useState(() => sessions[area].current());
  return (
    <TopDialog title={words.other(name)}>
      <Stack>
        <Text>{words.otherHelp(before.name)}</Text>
        <Button data-autofocus onClick={() => location.reload()} {...keepEscape}>
          {words.reload}
        </Button>
      </Stack>
    </TopDialog>
  );
}

/** The password once more; whoever would rather not leaves everything as it is. */
export function ConfirmPassword({ area, onDone }: { area: Area; onDone: (confirmed: boolean) => void }) {
  const { confirm, prove } = PROOFS[area];
  const { busy, problem, submit } = useSending(async (textOf) => {
    await callSignedIn(confirm, { body: { password: textOf('password') } });
    onDone(true);
  }, words.passwordWrong);
  const provider = useProvider();
  useEffect(() => subscribeProven(area, () => onDone(true)), [area, onDone]);
  return (
    <TopDialog title={words.confirm} onClose={() => onDone(false)}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{words.confirmHelp}</Text>
          {problem && <Notice kind="error">{problem}</Notice>}
          <PasswordField />
          {provider && (
            <AtProvider
              help={words.confirmAtHelp(provider)}
              text={words.confirmAt(provider)}
              href={prove.path}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => onDone(false)} {...keepEscape}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={busy} {...keepEscape}>
              {words.confirmButton}
            </Button>
          </Group>
        </Stack>
      </form>
    </TopDialog>
  );
}

/** Signs in again at the provider, in a tab of its own, which tells this one. */
function AgainAtProvider({ area, onSignedIn }: { area: Area; onSignedIn: (person: Person) => void }) {
  const provider = useProvider();
  const signedIn = useEffectEvent(onSignedIn);
  useEffect(
    () =>
      subscribeProven(area, () => {
        const read = area === 'staff' ? callQuietly(readStaff) : callQuietly(readReferrer);
        // Who is not in after all is asked on: the dialog is still there.
        void read.then(signedIn, () => undefined);
      }),
    [area],
  );
  if (!provider) return null;
  const { atProvider, provenPath } = AREAS[area];
  const href = `${atProvider.path}?next=${encodeURIComponent(provenPath)}`;
  return <AtProvider help={words.againAtHelp(provider)} text={words.againAt(provider)} href={href} />;
}

function AtProvider({ help, text, href }: { help: string; text: string; href: string }) {
  return (
    <>
      <Text>{help}</Text>
      <Button component="a" variant="default" href={href} target="_blank" rel="noreferrer" {...keepEscape}>
        {text}
      </Button>
    </>
  );
}

function PasswordField() {
  return (
    <TextInput
      label={words.password}
      name="password"
      type="password"
      autoComplete="current-password"
      data-autofocus
      {...keepEscape}
    />
  );
}

function TopDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose?: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      title={title}
      zIndex={ABOVE_ALL}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      onClose={onClose ?? (() => undefined)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose?.();
      }}
    >
      {children}
    </Dialog>
  );
}

/**
 * A small form that is sent once at a time, and says why it was refused.
 * @param wrong said of a wrong password, where nothing else is asked for
 */
function useSending(send: (textOf: (name: string) => string) => Promise<void>, wrong?: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    try {
      await send((name) => {
        const text = fields.get(name);
        return typeof text === 'string' ? text : '';
      });
    } catch (error) {
      const isHalf = error instanceof ApiError && error.code === 'second-factor-needed';
      if (isHalf) setNeedsCode(true);
      else setProblem(problemOf(error, wrong));
      setBusy(false);
    }
  };
  return { busy, problem, needsCode, submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event) };
}

function problemOf(error: unknown, wrong?: string): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'invalid-request') return words.passwordMissing;
  return wrong !== undefined && code === 'wrong-credentials' ? wrong : sentenceOf(error);
}
