import type { ReferrerView, StaffView } from '@shop/contracts/accounts/views';
import type { SignedInAudience } from '../domain/session.ts';

export interface PersonOf {
  admin: StaffView;
  referrer: ReferrerView;
}

/** What somebody signs in with: a referrer without an e-mail address by phone. */
export function loginOf(person: StaffView | ReferrerView): string {
  return 'phone' in person ? person.email || person.phone : person.email;
}

export interface Account<Person> {
  person: Person;
  /** Null until a password was set; nobody signs in without one. */
  passwordHash: string | null;
  accessVersion: number;
}

/** The people who may sign in. Disabled people are not among them; suspended ones come in by their password, to read. */
export abstract class People {
  /** @param login an e-mail; for referrers a phone too, as ten digits, if it is one person's */
  abstract findByLogin<A extends SignedInAudience>(
    audience: A,
    login: string,
  ): Promise<Account<PersonOf[A]> | null>;

  /** Whose mailbox somebody else vouches for. Null for the suspended. */
  abstract findByEmail<A extends SignedInAudience>(
    audience: A,
    email: string,
  ): Promise<Account<PersonOf[A]> | null>;

  /** The person of a session that is alive, as they are in the database now. */
  abstract findBySession<A extends SignedInAudience>(
    audience: A,
    sessionId: string,
    now: Date,
  ): Promise<PersonOf[A] | null>;

  /** The same of many at once; those whose session is over are missing. */
  abstract findBySessions<A extends SignedInAudience>(
    audience: A,
    sessionIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, PersonOf[A]>>;
}
