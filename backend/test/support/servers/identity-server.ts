import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { OpenIdConfig } from '../../../src/config/open-id-config.ts';

/** A real OpenID Connect provider on this machine. */
export interface IdentityServer {
  config: OpenIdConfig;
  /** Addresses that it does not vouch for. */
  unverified: Set<string>;
  /** Its ID tokens bear another signature than its keys make. */
  forges: boolean;
  close(): Promise<void>;
}

/** @param returnTo where it may send browsers back to */
export async function startIdentityServer(...returnTo: string[]): Promise<IdentityServer> {
  const unverified = new Set<string>();
  const server = { unverified, forges: false };
  let answer: (...exchange: Parameters<ReturnType<Provider['callback']>>) => void = () => undefined;
  const listener: Server = createServer((request, response) => {
    if (server.forges && request.url === '/token') forgeSignature(response);
    answer(request, response);
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'the secret of the shop at the provider',
        redirect_uris: returnTo,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    cookies: { keys: ['the cookies of the provider'] },
    // Whoever says that they are somebody is: what is tried here is what the shop makes of it.
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !unverified.has(id) }),
    }),
  });
  answer = provider.callback();
  return Object.assign(server, {
    config: {
      issuer,
      clientId: 'shop',
      clientSecret: 'the secret of the shop at the provider',
      name: 'Office',
    },
    close: () =>
      new Promise<void>((closed) => {
        listener.closeAllConnections();
        listener.close(() => closed());
      }),
  });
}

/** One letter in the middle of the ID token's signature is another. */
function forgeSignature(response: ServerResponse): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: string | Buffer) =>
    end(
      String(body).replace(
        /("id_token":"[^".]+\.[^".]+\.[^"]{40})(.)/,
        (_, before: string, letter: string) => before + (letter === 'A' ? 'B' : 'A'),
      ),
    )) as ServerResponse['end'];
}

/** A browser at the provider: says who it is, agrees, and gives the address that it is sent back to. */
export async function proveAt(address: string, email: string, returnTo: string): Promise<string> {
  const cookies = new Map<string, string>();
  const go = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('location');
    return { location: location && new URL(location, url).href, body: await response.text() };
  };
  let url = address;
  for (let steps = 0; steps < 12; steps++) {
    const { location, body } = await go(url);
    if (location?.startsWith(returnTo)) return location;
    if (location) {
      url = location;
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(body)?.[1];
    if (!prompt) throw new Error(`The provider asks something else: ${body.slice(0, 300)}`);
    const answered = await go(url, { prompt, ...(prompt === 'login' && { login: email, password: 'any' }) });
    if (answered.location?.startsWith(returnTo)) return answered.location;
    url = answered.location ?? url;
  }
  throw new Error('The provider sends its browsers round in a circle');
}
