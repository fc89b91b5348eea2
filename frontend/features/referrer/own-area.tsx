import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import { referrerSession } from '../accounts/session.ts';
import { Waiting } from '../desk/parts/answer.tsx';

/** Fetched by those alone who chose it; where it does not come, the pages are English. */
const InTamil = lazy(async () => ({
  default: await import('./area-tamil.ts').then(
    (words) => words.InTamil,
    () => Fragment,
  ),
}));

/** The pages of a referrer, in the language that they chose. */
export function OwnArea({ children }: { children: ReactNode }) {
  if (referrerSession.current().language !== 'ta') return children;
  return (
    <Suspense fallback={<Waiting lines={8} />}>
      <InTamil>{children}</InTamil>
    </Suspense>
  );
}
