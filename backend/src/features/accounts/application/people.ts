import type { ReferrerView, StaffView } from '@shop/contracts/accounts/views';

export interface Account<Person> {
  person: Person;
  /** Null until a password was set; nobody signs in without one. */
  passwordHash: string | null;
}

/** The people who may sign in as one audience. Disabled and suspended people are not among them. */
export abstract class People<Person> {
  abstract findByEmail(email: string): Promise<Account<Person> | null>;

  abstract find(id: string): Promise<Person | null>;

  /** The person of a session that is alive, as they are in the database now. */
  abstract findBySession(sessionId: string, now: Date): Promise<Person | null>;
}

export abstract class StaffPeople extends People<StaffView> {}

export abstract class ReferrerPeople extends People<ReferrerView> {}
