import { lazy, useEffect, type ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { staffSession } from '../../accounts/session.ts';
import { Waiting } from './answer.tsx';
import { Fetched } from './fetched.tsx';

/** Fetched by those alone who chose it. */
const IN_TAMIL = {
  packing: lazy(async () => ({ default: (await import('./tamil/packing.ts')).InTamil })),
  stock: lazy(async () => ({ default: (await import('./tamil/stock.ts')).InTamil })),
  'lorry-sheet': lazy(async () => ({ default: (await import('./tamil/lorry-sheet.ts')).InTamil })),
};

/** A screen of the godown, in the language that its person chose. */
export function Godown({ screen, children }: { screen: keyof typeof IN_TAMIL; children: ReactNode }) {
  const InTamil = IN_TAMIL[screen];
  if (staffSession.current().language !== 'ta') return children;
  return (
    <Fetched fallback={<Waiting lines={8} />}>
      <InTamil>
        <FocusOnHeading />
        {children}
      </InTamil>
    </Fetched>
  );
}

/** The frame gives the focus to the heading of a page as it comes; that of one whose words come later is not there yet. */
function FocusOnHeading() {
  const { isHydration } = usePageContext();
  useEffect(() => {
    if (isHydration || document.activeElement?.closest('main')) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isHydration]);
  return null;
}
