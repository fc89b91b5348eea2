import { isIP } from 'node:net';
import { networksIn, publicUrlFault, trustedProxyFault } from '@shop/contracts/rules/environment';

/** The settings of the frontend server, read once from the environment. */
export interface ServerConfig {
  production: boolean;
  port: number;
  host: string;
  /** Where the backend answers, without a slash at the end. */
  backendUrl: string;
  /** Where the backend tells of content versions; without a slash at the end. */
  backendPrivateUrl: string;
  /** Where the shop is reached from outside, without a slash at the end. */
  publicUrl: string;
  /** Proxies whose forwarded headers are believed: addresses and networks; none by default. */
  trustProxy: string[] | false;
  /** From which level on requests are logged: `warn` has those refused too, `error` those that failed. */
  logLevel: string;
}

/** @throws {Error} with every fault of the environment at once, so that one start names them all */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const faults: (string | null)[] = [];
  const backend = (name: string, fallback: string): string => {
    const address = env[name] ?? fallback;
    if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin;
    faults.push(`${name} must be a web address`);
    return '';
  };
  const port = Number(env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push('PORT must be a port number');
  const production = env['NODE_ENV'] === 'production';
  const publicUrl = env['PUBLIC_URL'] ?? (production ? '' : `http://localhost:${port}`);
  const proxies = networksIn(env['TRUST_PROXY']);
  faults.push(
    publicUrlFault(publicUrl, production),
    ...proxies.map((proxy) => trustedProxyFault(proxy, isIP)),
  );
  const backendUrl = backend('BACKEND_URL', 'http://127.0.0.1:3001');
  const backendPrivateUrl = backend('BACKEND_PRIVATE_URL', 'http://127.0.0.1:3002');
  const said = faults.filter((fault) => fault !== null);
  if (said.length > 0) throw new Error(`The environment is not fit to start:\n- ${said.join('\n- ')}`);
  return {
    production,
    port,
    host: env['HOST'] ?? '0.0.0.0',
    backendUrl,
    backendPrivateUrl,
    publicUrl: new URL(publicUrl).origin,
    trustProxy: proxies.length > 0 ? proxies : false,
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}
