import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../../../shared/domain-error.ts';
import { PasswordHasher, type Caller } from '../../domain/password-hasher.ts';

/** OWASP's figures for argon2id, which is the library's default algorithm; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes 19 MiB and a core. */
const AT_ONCE = 2;
/** Fewer than the frontend has connections, with two copies too: a crowd here leaves the desk its own. */
const MOST_WAITING = 24;
/** ms: whoever would wait longer is told so within three seconds. */
const TIMEOUT = 2_500;

const busy = () => new DomainError('unavailable', 'busy', {});

/** argon2id, few at a time, so that many sign-ins at once cannot use up the machine. */
export class Argon2PasswordHasher extends PasswordHasher {
  private running = 0;
  /** Those who were here before go first: a crowd of strangers does not keep them out. */
  private readonly waiting: Record<Caller, (() => void)[]> = { known: [], stranger: [] };
  private nobodys: Promise<string> | null = null;

  constructor(private readonly timeout = TIMEOUT) {
    super();
  }

  hash(password: string): Promise<string> {
    return this.withPermit('known', () => hash(password, COST));
  }

  verify(passwordHash: string | null, password: string, caller: Caller): Promise<boolean> {
    return this.withPermit(caller, async () => {
      const known = await verify(passwordHash ?? (await this.hashOfNobody()), password);
      return known && passwordHash !== null;
    });
  }

  private hashOfNobody(): Promise<string> {
    this.nobodys ??= hash(randomBytes(32), COST);
    return this.nobodys;
  }

  private async withPermit<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await this.waitForPermit(this.waiting[caller]);
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in the queue, or is free.
      const next = this.waiting.known.shift() ?? this.waiting.stranger.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async waitForPermit(queue: (() => void)[]): Promise<void> {
    if (queue.length >= MOST_WAITING) throw busy();
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(giveUp);
        resolve();
      };
      const giveUp = setTimeout(() => {
        queue.splice(queue.indexOf(go), 1);
        reject(busy());
      }, this.timeout);
      queue.push(go);
    });
  }
}
