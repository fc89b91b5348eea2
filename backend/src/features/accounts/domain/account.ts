import type { SignedInAudience } from './session.ts';

/** Whose account: in which area, and by which id there. */
export interface AccountId {
  audience: SignedInAudience;
  id: string;
}

/** What the people of an area are called, in subjects of the audit log and in names of cookies and e-mails. */
export const PEOPLE_NAMES = { admin: 'staff', referrer: 'referrer' } as const satisfies Record<
  SignedInAudience,
  string
>;
