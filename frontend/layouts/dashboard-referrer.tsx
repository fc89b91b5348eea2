import type { ReactNode } from 'react';

/** The referrer's area. */
export function DashboardReferrerLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
