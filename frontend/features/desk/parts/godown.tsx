import { Fragment, lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { staffSession } from '../../accounts/session.ts';
import { Waiting } from './answer.tsx';

type Words = Promise<{ InTamil: ComponentType<{ children: ReactNode }> }>;

/** Fetched by those alone who chose it; where it does not come, the screen is English. */
const fetched = (words: () => Words) =>
  lazy(async () => ({
    default: await words().then(
      ({ InTamil }) => InTamil,
      () => Fragment,
    ),
  }));

const IN_TAMIL = {
  packing: fetched(() => import('./tamil/packing.ts')),
  stock: fetched(() => import('./tamil/stock.ts')),
  'lorry-sheet': fetched(() => import('./tamil/lorry-sheet.ts')),
};

/** A screen of the godown, in the language that its person chose. */
export function Godown({ screen, children }: { screen: keyof typeof IN_TAMIL; children: ReactNode }) {
  const InTamil = IN_TAMIL[screen];
  if (staffSession.current().language !== 'ta') return children;
  return (
    <Suspense fallback={<Waiting lines={8} />}>
      <InTamil>
        <FocusOnHeading />
        {children}
      </InTamil>
    </Suspense>
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
