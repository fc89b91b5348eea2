import { looksLikeEmail } from '@shop/contracts/rules/limits';
import * as client from 'openid-client';
import type { OpenIdConfig } from '../../../../config/open-id-config.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import {
  IdentityProvider,
  type OpenIdState,
  type Vouched,
} from '../../application/sign-in/identity-provider.ts';

/** Short, because whoever signs in waits for it. */
const TIMEOUT_SECONDS = 2;
/** The provider asks for the password however lately it did: a sign-in counts as a fresh one. */
const MAX_AGE = 0;

/** A provider by discovery, with PKCE, state and nonce; its ID tokens by their signature. */
export class OpenIdProvider extends IdentityProvider {
  private discovered: Promise<client.Configuration> | null = null;

  /** @param returnTo where the provider sends the browsers of an area back to */
  constructor(
    private readonly config: OpenIdConfig,
    private readonly returnTo: Record<SignedInAudience, string>,
  ) {
    super();
  }

  async begin(audience: SignedInAudience): Promise<{ address: string; state: OpenIdState }> {
    const provider = await this.discover();
    const state = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(provider, {
      redirect_uri: this.returnTo[audience],
      scope: 'openid email',
      state: state.state,
      nonce: state.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(state.verifier),
      code_challenge_method: 'S256',
      max_age: String(MAX_AGE),
    });
    return { address: address.href, state };
  }

  async finish(answered: URL, { state, nonce, verifier }: OpenIdState): Promise<Vouched> {
    const provider = await this.discover();
    try {
      const tokens = await client.authorizationCodeGrant(provider, answered, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        maxAge: MAX_AGE,
      });
      const claims = tokens.claims();
      if (!claims) throw new DomainError('forbidden', 'provider-refused', {});
      if (typeof claims['email'] === 'string') return vouched(claims);
      return vouched(await client.fetchUserInfo(provider, tokens.access_token, claims.sub));
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** Asked once, and again after it failed. */
  private async discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.config;
    const address = new URL(issuer);
    const options = {
      timeout: TIMEOUT_SECONDS,
      execute: [
        client.enableNonRepudiationChecks,
        // oxlint-disable-next-line typescript/no-deprecated -- So marked to stand out: only a provider on this machine is asked so.
        ...(address.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    };
    this.discovered ??= client.discovery(address, clientId, clientSecret, undefined, options);
    try {
      return await this.discovered;
    } catch (error) {
      this.discovered = null;
      throw new DomainError('unavailable', 'provider-unavailable', {}, { cause: error });
    }
  }
}

/** What cannot be an address is nobody's: it comes from elsewhere, and may hold what no text of the database can. */
function vouched(claims: Record<string, unknown>): Vouched {
  const { email, email_verified: isVerified } = claims;
  const isAddress = typeof email === 'string' && looksLikeEmail(email.trim()) && !/\p{Cc}/u.test(email);
  return { email: isAddress ? email : '', isVerified: isAddress && isVerified === true };
}

/** What the provider or its answer lacks is a refusal; that it does not answer is none. */
function refusalOf(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isUnavailable =
    error instanceof TypeError || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  const cause = { cause: error };
  return isUnavailable
    ? new DomainError('unavailable', 'provider-unavailable', {}, cause)
    : new DomainError('forbidden', 'provider-refused', {}, cause);
}
