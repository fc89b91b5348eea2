import { isIP } from 'node:net';
import type { TraceConfig } from './tracing/tracing.ts';
import { networksIn, publicUrlFault, trustedProxyFault } from '@shop/contracts/rules/environment';

/** The settings of the frontend server, read once from the environment. */
export interface ServerConfig {
  production: boolean;
  port: number;
  host: string;
  /** Where whoever watches over the shop reads its metrics; never reachable from outside. */
  privatePort: number;
  privateHost: string;
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
  /** How long it goes on serving after it was asked to end, so that whoever distributes requests goes elsewhere, s. */
  drainSeconds: number;
  /** Null: no traces, and nothing of them is loaded. */
  traces: TraceConfig | null;
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
  const portOf = (name: string, fallback: number): number => {
    const port = Number(env[name] ?? fallback);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push(`${name} must be a port number`);
    return port;
  };
  const port = portOf('PORT', 3000);
  const privatePort = portOf('FRONTEND_PRIVATE_PORT', 3003);
  if (port !== 0 && port === privatePort) faults.push('PORT and FRONTEND_PRIVATE_PORT must differ');
  const drainSeconds = Number(env['DRAIN_SECONDS'] ?? 0);
  if (!Number.isInteger(drainSeconds) || drainSeconds < 0 || drainSeconds > 120)
    faults.push('DRAIN_SECONDS must be a whole number from 0 to 120');
  const production = env['NODE_ENV'] === 'production';
  const publicUrl = env['PUBLIC_URL'] ?? (production ? '' : `http://localhost:${port}`);
  const proxies = networksIn(env['TRUST_PROXY']);
  faults.push(
    publicUrlFault(publicUrl, production),
    ...proxies.map((proxy) => trustedProxyFault(proxy, isIP)),
  );
  const backendUrl = backend('BACKEND_URL', 'http://127.0.0.1:3001');
  const backendPrivateUrl = backend('BACKEND_PRIVATE_URL', 'http://127.0.0.1:3002');
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (endpoint && !(URL.canParse(endpoint) && /^https?:/.test(endpoint))) {
    faults.push('OTEL_EXPORTER_OTLP_ENDPOINT must be a web address');
  }
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!(share >= 0 && share <= 1)) faults.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  const said = faults.filter((fault) => fault !== null);
  if (said.length > 0) throw new Error(`The environment is not fit to start:\n- ${said.join('\n- ')}`);
  return {
    production,
    port,
    host: env['HOST'] ?? '0.0.0.0',
    privatePort,
    privateHost: env['FRONTEND_PRIVATE_HOST'] ?? '127.0.0.1',
    backendUrl,
    backendPrivateUrl,
    publicUrl: new URL(publicUrl).origin,
    trustProxy: proxies.length > 0 ? proxies : false,
    drainSeconds,
    logLevel: env['LOG_LEVEL'] ?? 'info',
    traces: endpoint ? { endpoint: endpoint.replace(/\/+$/, ''), share } : null,
  };
}
