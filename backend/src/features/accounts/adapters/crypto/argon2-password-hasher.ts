import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../../../shared/domain-error.ts';
import { PasswordHasher } from '../../domain/password-hasher.ts';

/** OWASP's figures for argon2id, which is the library's default algorithm; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes 19 MiB and a core. */
const AT_ONCE = 2;
const MOST_WAITING = 64;

/** argon2id, few at a time, so that a crowd at the door cannot take the machine. */
export class Argon2PasswordHasher extends PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private nobodys: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  verify(passwordHash: string | null, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      const known = await verify(passwordHash ?? (await this.hashOfNobody()), password);
      return known && passwordHash !== null;
    });
  }

  private hashOfNobody(): Promise<string> {
    this.nobodys ??= hash(randomBytes(32), COST);
    return this.nobodys;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MOST_WAITING) {
      throw new DomainError('too-many', 'too-many-requests', { retryAfterSeconds: 5 });
    }
    if (this.running >= AT_ONCE) await new Promise<void>((free) => this.waiting.push(free));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in the queue, or is free.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
