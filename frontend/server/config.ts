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

/** @throws {Error} a setting that cannot be used */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const port = Number(env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT must be a port number');
  const production = env['NODE_ENV'] === 'production';
  return {
    production,
    port,
    host: env['HOST'] ?? '0.0.0.0',
    backendUrl: origin('BACKEND_URL', env['BACKEND_URL'] ?? 'http://127.0.0.1:3001'),
    backendPrivateUrl: origin('BACKEND_PRIVATE_URL', env['BACKEND_PRIVATE_URL'] ?? 'http://127.0.0.1:3002'),
    publicUrl: origin('PUBLIC_URL', env['PUBLIC_URL'] ?? `http://localhost:${port}`),
    trustProxy: list(env['TRUST_PROXY']),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}

function origin(name: string, address: string): string {
  if (!URL.canParse(address) || !/^https?:/.test(address)) throw new Error(`${name} must be a web address`);
  return new URL(address).origin;
}

function list(value: string | undefined): string[] | false {
  const addresses = (value ?? '').split(',').map((address) => address.trim());
  const given = addresses.filter((address) => address !== '');
  return given.length > 0 ? given : false;
}
