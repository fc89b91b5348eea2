import '../ui/tokens.css';
import '../ui/base.css';
import type { ReactNode } from 'react';
import { Toaster } from '../ui/toaster.tsx';

/** What stands around every page, whatever its layout. */
export function Wrapper({ children }: { children: ReactNode }) {
  return (
    <>
      <Toaster />
      {children}
    </>
  );
}
