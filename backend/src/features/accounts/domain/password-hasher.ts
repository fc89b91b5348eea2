/** Whether this device was let in before. */
export type Caller = 'known' | 'stranger';

export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes as long when there is no hash to compare with, and is false then. */
  abstract verify(passwordHash: string | null, password: string, caller: Caller): Promise<boolean>;
}
