import { createHash, randomBytes, randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/** Randomness, as a port. */
export abstract class Identifiers {
  /** UUIDv7: sorts by the time it was made. */
  abstract uuid(): string;
  /** 128 random bits, base64url: 22 characters that let their holder in. */
  abstract token(): string;
  /** A fair whole number from 0 up to, and without, another. */
  abstract number(below: number): number;
}

export class RandomIdentifiers extends Identifiers {
  uuid(): string {
    return uuidv7();
  }

  token(): string {
    return randomBytes(16).toString('base64url');
  }

  number(below: number): number {
    return randomInt(below);
  }
}

/** How a secret token is stored: whoever reads the database cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
