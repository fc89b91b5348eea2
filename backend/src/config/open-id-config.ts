import { isThisMachine } from './this-machine.ts';

/** Where staff may sign in instead of by password: an OpenID Connect provider that knows their e-mail addresses. */
export interface OpenIdConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What its button says. */
  name: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Null: there is none. What is wrong is added to the faults. */
export function readOpenIdConfig(env: Environment, faults: string[]): OpenIdConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret) {
    faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together');
    return null;
  }
  const address = URL.canParse(issuer) ? new URL(issuer) : null;
  const isSecure =
    address?.protocol === 'https:' || (address?.protocol === 'http:' && isThisMachine(address.hostname));
  if (!isSecure) faults.push('OIDC_ISSUER must be an address that begins with https://');
  return { issuer, clientId, clientSecret, name: env['OIDC_NAME'] || (address?.hostname ?? issuer) };
}
