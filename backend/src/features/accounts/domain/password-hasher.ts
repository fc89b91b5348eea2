export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes as long when there is no hash to compare with, and is false then. */
  abstract verify(passwordHash: string | null, password: string): Promise<boolean>;
}
