import { createHmac, randomBytes } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { Config } from '../../../../config/config.ts';
import { sessionIdIn, SessionTokens } from '../../domain/session-tokens.ts';
import type { SignedInAudience } from '../../domain/session.ts';

export const ACCESS_SECONDS = 600;
export const ISSUER = 'shop';
export const ALGORITHM = 'HS256';

/** The claims of an access token beside `iss`, `aud`, `iat` and `exp`. */
export interface AccessClaims {
  sub: string;
  sid: string;
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
    const claims: Omit<AccessClaims, 'sub'> = { sid: sessionId };
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
    return `${sessionId}.${randomBytes(32).toString('base64url')}`;
  }

  nextRefresh(audience: SignedInAudience, token: string): string {
    const next = createHmac('sha256', secretOf(this.config, audience)).update(`refresh:${token}`).digest();
    return `${sessionIdIn(token)}.${next.toString('base64url')}`;
  }
}
