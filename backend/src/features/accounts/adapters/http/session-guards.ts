import { createSecretKey, randomUUID } from 'node:crypto';
import { Inject, Injectable, type CanActivate } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { validate as isUuid } from 'uuid';
import { CONFIG, type Config } from '../../../../config/config.ts';
import type { SignedInCaller } from '../../../../platform/http/current-person.ts';
import { Clock } from '../../../../shared/clock.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { People, type PersonOf } from '../../application/people.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { ALGORITHM, ISSUER, secretOf, type AccessClaims } from '../crypto/jwt-session-tokens.ts';
import { SessionCookies } from './session-cookies.ts';

/** The access tokens of an audience: from its own cookie, signed with its own secret for it alone. */
class SessionStrategy<A extends SignedInAudience> extends PassportStrategy(Strategy) {
  /** Passport keeps one list of strategies a process: an unguessable name keeps several apps in one process apart. */
  readonly registeredName: string;

  constructor(
    private readonly audience: A,
    config: Config,
    private readonly people: People,
    private readonly clock: Clock,
  ) {
    const cookies = new SessionCookies(config, audience);
    super({
      jwtFromRequest: (request: FastifyRequest) => cookies.accessIn(request),
      // A key made once: of a text jsonwebtoken tries at every request to make a public one first. The types know no key.
      secretOrKey: createSecretKey(secretOf(config, audience), 'utf8') as unknown as Buffer,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
      ignoreExpiration: false,
    });
    this.registeredName = `${audience}-jwt-${randomUUID()}`;
    passport.use(this.registeredName, this);
  }

  /** The person behind a token, from the database at every request: ending a session or changing a role acts at once. */
  async validate({ sub, sid, exp }: AccessClaims): Promise<SignedInCaller<PersonOf[A]> | false> {
    // Passport checks the expiry only of tokens that have one.
    if (!exp || !isUuid(sid)) return false;
    const person = await this.people.findBySession(this.audience, sid, this.clock.now());
    return person?.id === sub && { person, sessionId: sid };
  }
}

class SessionGuard extends AuthGuard() {
  constructor(strategy: SessionStrategy<SignedInAudience>) {
    super({ defaultStrategy: strategy.registeredName });
  }

  /** An error is one of the database, for example; no user, whatever the reason, is not signed in. */
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    if (!user) throw new DomainError('unauthenticated', 'not-signed-in', {});
    return user;
  }
}

/** Leaves on the request who is signed in to an audience, or throws `not-signed-in`. */
@Injectable()
export class SessionGuards implements Record<SignedInAudience, CanActivate> {
  readonly admin: CanActivate;
  readonly referrer: CanActivate;

  constructor(@Inject(CONFIG) config: Config, people: People, clock: Clock) {
    this.admin = new SessionGuard(new SessionStrategy('admin', config, people, clock));
    this.referrer = new SessionGuard(new SessionStrategy('referrer', config, people, clock));
  }
}
