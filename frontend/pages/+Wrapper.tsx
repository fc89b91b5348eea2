import '../ui/tokens.css';
import '../ui/base.css';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { CrashBoundary } from '../features/shop/crash-boundary.tsx';
import { Toaster } from '../ui/messages/toaster.tsx';

/** What stands around every page, whatever its layout. */
export function Wrapper({ children }: { children: ReactNode }) {
  const { urlPathname } = usePageContext();
  return (
    <>
      <Toaster />
      <CrashBoundary path={urlPathname}>{children}</CrashBoundary>
    </>
  );
}
