import { createSecretKey, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { ReferrerView, StaffView } from '@shop/contracts/accounts/views';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { validate as isUuid } from 'uuid';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { ALGORITHM, ISSUER, secretOf, type AccessClaims } from '../crypto/jwt-session-tokens.ts';
import { SessionCookies } from './session-cookies.ts';
import { People, type PersonOf } from '../../application/people.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { Clock } from '../../../../shared/clock.ts';
import type { SignedInCaller } from '../../../../http/current-person.ts';

const STAFF_STRATEGY = 'staff-jwt';
const REFERRER_STRATEGY = 'referrer-jwt';

/** Passport keeps one list of strategies a process: a name of its own keeps copies of the app in one apart. */
function registered(strategy: Strategy, name: string): string {
  const own = `${name}-${randomUUID()}`;
  passport.use(own, strategy);
  return own;
}

/** Which tokens count: from the audience's own cookie, signed with its own secret for it alone. */
function accepts(config: Config, audience: SignedInAudience): StrategyOptionsWithoutRequest {
  const cookies = new SessionCookies(config, audience);
  return {
    jwtFromRequest: (request: FastifyRequest) => cookies.accessIn(request),
    // A key made once: of a text jsonwebtoken tries at every request to make a public one first. The types know no key.
    secretOrKey: createSecretKey(secretOf(config, audience), 'utf8') as unknown as Buffer,
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience,
    ignoreExpiration: false,
  };
}

/** The person behind a token, from the database at every request: ending a session or a role acts at once. */
async function callerOf<A extends SignedInAudience>(
  audience: A,
  people: People,
  clock: Clock,
  { sub, sid, exp }: AccessClaims,
): Promise<SignedInCaller<PersonOf[A]> | false> {
  // A token that names no end would never end: passport looks at one only where there is one.
  if (!exp || !isUuid(sid)) return false;
  const person = await people.findBySession(audience, sid, clock.now());
  return person?.id === sub && { person, sessionId: sid };
}

@Injectable()
export class StaffStrategy extends PassportStrategy(Strategy, STAFF_STRATEGY) {
  /** What a guard asks passport for. */
  readonly registeredName = registered(this, STAFF_STRATEGY);

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly people: People,
    private readonly clock: Clock,
  ) {
    super(accepts(config, 'admin'));
  }

  validate(claims: AccessClaims): Promise<SignedInCaller<StaffView> | false> {
    return callerOf('admin', this.people, this.clock, claims);
  }
}

@Injectable()
export class ReferrerStrategy extends PassportStrategy(Strategy, REFERRER_STRATEGY) {
  readonly registeredName = registered(this, REFERRER_STRATEGY);

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly people: People,
    private readonly clock: Clock,
  ) {
    super(accepts(config, 'referrer'));
  }

  validate(claims: AccessClaims): Promise<SignedInCaller<ReferrerView> | false> {
    return callerOf('referrer', this.people, this.clock, claims);
  }
}
