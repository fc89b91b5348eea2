const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** What is wrong with the address at which people reach the shop, in a sentence for whoever starts it; or null. */
export function publicUrlFault(address: string | undefined, production: boolean): string | null {
  if (!address) return 'PUBLIC_URL is missing: the address at which people reach the shop, https://…';
  if (!URL.canParse(address)) return `PUBLIC_URL is no address: ${address}`;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:')
    return 'PUBLIC_URL must begin with https:// (or http://)';
  if (username || password) return 'PUBLIC_URL must hold no user name and no password';
  if (pathname !== '/' || search || hash) return 'PUBLIC_URL must end after host and port: no path, no query';
  if (!production) return null;
  if (hostname.endsWith('.example')) return 'PUBLIC_URL is still the one of .env.example';
  if (protocol === 'http:' && !LOCAL.test(hostname)) {
    return 'PUBLIC_URL must begin with https:// in production: over http anybody on the way reads sign-ins';
  }
  return null;
}

/** The addresses and networks in a setting with commas between them. */
export function networksIn(setting: string | undefined): string[] {
  return (setting ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * What is wrong with a trusted proxy's address or network, or null.
 * @param isIP 4 or 6 for an address of that kind, 0 for none, as `node:net` has it
 */
export function trustedProxyFault(network: string, isIP: (address: string) => number): string | null {
  const [address = '', prefix, ...rest] = network.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return `TRUST_PROXY: ${network} is no address or network`;
  if (prefix === undefined) return null;
  const most = kind === 4 ? 32 : 128;
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > most) {
    return `TRUST_PROXY: the part after the / of ${network} must be a whole number from 1 to ${most}`;
  }
  return Number(prefix) === 0 ? `TRUST_PROXY: ${network} would believe everybody` : null;
}
