import type { ReactNode } from 'react';

/** The staff's area. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
