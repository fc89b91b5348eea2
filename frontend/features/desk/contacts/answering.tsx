import type { ContactMessageView } from '@shop/contracts/contacts/views';
import { createContext, lazy, useState, type ReactNode } from 'react';
import { Fetched } from '../parts/fetched.tsx';

const AnswerForm = lazy(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }));

/** Opens the form for the answer to a message. */
export const Answering = createContext<(message: ContactMessageView) => void>(() => undefined);

/** Holds the form over the list: a message that a colleague answers meanwhile leaves the list, and not what is typed. */
export function AnswerDesk({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ContactMessageView | null>(null);
  return (
    <Answering value={setMessage}>
      {children}
      <Fetched>{message && <AnswerForm message={message} onClose={() => setMessage(null)} />}</Fetched>
    </Answering>
  );
}
