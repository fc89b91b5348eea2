import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { registerPrompts } from '../../../../api/call-signed-in.ts';
import type { Area } from '../../../accounts/entry-address.ts';
import { sessions } from '../../../accounts/session.ts';

/** Most days nobody needs them. */
const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-dialogs.tsx')).SignInAgain }));
const AccountChanged = lazy(async () => ({
  default: (await import('./sign-in-dialogs.tsx')).AccountChanged,
}));
const ConfirmPassword = lazy(async () => ({
  default: (await import('./sign-in-dialogs.tsx')).ConfirmPassword,
}));

type Question = 'sign-in' | 'password';

interface Asked {
  question: Question;
  answer: Promise<boolean>;
  answered: (yes: boolean) => void;
}

/**
 * Asks for a sign-in when the session has ended, and for the password when a step needs it once more, over the page as
 * it is; the calls that lacked it wait, however many, and are made again.
 */
export function SignInPrompter({ area }: { area: Area }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const asked = useRef<Asked>(null);

  useEffect(() => {
    const ask = async (wanted: Question): Promise<boolean> => {
      while (asked.current && asked.current.question !== wanted) await asked.current.answer;
      asked.current ??= questionOf(wanted);
      setQuestion(wanted);
      return asked.current.answer;
    };
    return registerPrompts(area, { signIn: () => ask('sign-in'), confirmPassword: () => ask('password') });
  }, [area]);
  // The documents of a browser ask with the same cookies: each tells whose it is, and those of somebody else are over.
  useEffect(() => {
    const { id, name } = sessions[area].current();
    const channel = new BroadcastChannel(`signed-in/${area}`);
    const post: (person: { id: string; name: string }) => void = channel.postMessage.bind(channel);
    channel.addEventListener('message', ({ data }: MessageEvent<{ id: string; name: string }>) => {
      if (data.id !== id) setOther(data.name);
    });
    post({ id, name });
    return () => channel.close();
  }, [area]);

  const answer = (yes: boolean) => {
    const { current } = asked;
    asked.current = null;
    setQuestion(null);
    current?.answered(yes);
  };
  return (
    <Suspense>
      {other !== null && <AccountChanged name={other} area={area} />}
      {/* Who signs in again is asked no more where somebody else did. */}
      {other === null && question === 'sign-in' && <SignInAgain area={area} onDone={() => answer(true)} />}
      {question === 'password' && <ConfirmPassword area={area} onDone={answer} />}
    </Suspense>
  );
}

function questionOf(question: Question): Asked {
  let answered = (_: boolean) => {};
  const answer = new Promise<boolean>((resolve) => (answered = resolve));
  return { question, answer, answered: (yes) => answered(yes) };
}
