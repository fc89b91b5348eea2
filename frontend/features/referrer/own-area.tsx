import { lazy, type ReactNode } from 'react';
import { referrerSession } from '../accounts/session.ts';
import { Fetched } from '../desk/parts/fetched.tsx';

/** Fetched by those alone who chose it. */
const InTamil = lazy(async () => ({ default: (await import('./area-tamil.ts')).InTamil }));

/** The pages of a referrer, in the language that they chose. */
export function OwnArea({ children }: { children: ReactNode }) {
  if (referrerSession.current().language !== 'ta') return children;
  return (
    <Fetched>
      <InTamil>{children}</InTamil>
    </Fetched>
  );
}
