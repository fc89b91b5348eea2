import type { SignedInAudience } from '../../domain/session.ts';

/** What ties an answer of the provider to the browser that asked for it. */
export interface OpenIdState {
  state: string;
  nonce: string;
  verifier: string;
}

/** Whom the provider vouches for. */
export interface Vouched {
  email: string;
  /** The provider made sure that the address is theirs. */
  isVerified: boolean;
}

/** An OpenID Connect provider at which staff and referrers prove who they are. */
export abstract class IdentityProvider {
  /** Where the browser goes, and what it brings along when it comes back. @throws DomainError provider-unavailable */
  abstract begin(audience: SignedInAudience): Promise<{ address: string; state: OpenIdState }>;

  /**
   * @param answered the address that the provider sent the browser back to
   * @throws DomainError provider-refused, provider-unavailable
   */
  abstract finish(answered: URL, state: OpenIdState): Promise<Vouched>;
}
