import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { Config } from '../../../../config/config.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import { sessionIdIn, SessionTokens } from '../../domain/session-tokens.ts';
import type { SignedInAudience } from '../../domain/session.ts';

export const ACCESS_SECONDS = 600;
export const ISSUER = 'shop';
export const ALGORITHM = 'HS256';
/** A refresh token ends in so many random bytes and as many that tie them to the token before. */
const HALF_BYTES = 16;

/** The claims of an access token beside `iss`, `aud` and `iat`. */
export interface AccessClaims {
  sub: string;
  sid: string;
  exp?: number;
}

/** Staff and referrers have a secret each, so that a token of one cannot even be read by the other. */
export function secretOf(config: Config, audience: SignedInAudience): string {
  return audience === 'admin' ? config.staffJwtSecret : config.referrerJwtSecret;
}

export class JwtSessionTokens extends SessionTokens {
  private readonly jwt = new JwtService({});

  constructor(private readonly config: Config) {
    super();
  }

  access(audience: SignedInAudience, personId: string, sessionId: string): Promise<string> {
    const claims: Pick<AccessClaims, 'sid'> = { sid: sessionId };
    return this.jwt.signAsync(claims, {
      secret: secretOf(this.config, audience),
      algorithm: ALGORITHM,
      subject: personId,
      issuer: ISSUER,
      audience,
      expiresIn: ACCESS_SECONDS,
    });
  }

  firstRefresh(sessionId: string): string {
    return `${sessionId}.${randomBytes(2 * HALF_BYTES).toString('base64url')}`;
  }

  nextRefresh(audience: SignedInAudience, token: string): string {
    const random = randomBytes(HALF_BYTES);
    const secret = Buffer.concat([random, this.tie(audience, random, tokenHash(token))]);
    return `${sessionIdIn(token)}.${secret.toString('base64url')}`;
  }

  follows(audience: SignedInAudience, token: string, previousTokenHash: string): boolean {
    const secret = Buffer.from(token.split('.')[1] ?? '', 'base64url');
    if (secret.length !== 2 * HALF_BYTES) return false;
    const tie = this.tie(audience, secret.subarray(0, HALF_BYTES), previousTokenHash);
    return timingSafeEqual(secret.subarray(HALF_BYTES), tie);
  }

  private tie(audience: SignedInAudience, random: Buffer, previousTokenHash: string): Buffer {
    const mac = createHmac('sha256', secretOf(this.config, audience));
    return mac.update('refresh:').update(random).update(previousTokenHash).digest().subarray(0, HALF_BYTES);
  }
}
