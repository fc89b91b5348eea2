import { isIP } from 'node:net';
import { networksIn, publicUrlFault, trustedProxyFault } from '@shop/contracts/rules/environment';
import { backupFolderIn, backupMarkIn } from './backup-place.ts';
import { readReplicaAddress, readServingAddresses } from './database-url.ts';
import { readOpenIdConfig, type OpenIdConfig } from './open-id-config.ts';
import { readObjectStoreConfig, type ObjectStoreConfig } from './object-store-config.ts';
import { readTraceConfig, type TraceConfig } from './trace-config.ts';
import { readMailConfig, type MailConfig } from './mail-config.ts';
import { openSecretFiles } from './secret-files.ts';
import { hasKnownPassword, isKnownPassword, weakPassword, weakSecret } from './weak-secret.ts';

/** Everything the environment decides, read once at the start. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Where probes and the frontend's stream of content versions come in; never reachable from outside. */
  privatePort: number;
  privateHost: string;
  logLevel: string;
  databaseUrl: string;
  /** Past a pooler of transactions, for LISTEN and for the jobs; where there is none, the same as `databaseUrl`. */
  directDatabaseUrl: string;
  /** A standby that answers what may be read there; null: the primary answers all. */
  databaseReplicaUrl: string | null;
  /** Connections a copy of the backend may hold. Copies × pool stays under max_connections. */
  poolSize: number;
  /** Where people reach the shop, without a slash at the end; decides `Secure` cookies and own origin. */
  publicUrl: string;
  /** Proxies whose X-Forwarded-For counts; empty: nobody's. */
  trustedProxies: string[];
  staffJwtSecret: string;
  referrerJwtSecret: string;
  /** How the first owner signs in; what is null is made up at the first start. */
  firstOwner: { email: string | null; password: string | null };
  objectStore: ObjectStoreConfig;
  /** Null: no e-mail leaves the shop, and none is written. */
  mail: MailConfig | null;
  /** Null: staff sign in by password alone. */
  openId: OpenIdConfig | null;
  /** Null: no traces. */
  traces: TraceConfig | null;
  /** Where backups lie, for whoever looks how old they are; null: nobody here can. */
  backupFolder: string | null;
  /** What tells of the newest one in a bucket; null: nothing does. */
  backupMark: string | null;
  /** How often this copy looks for jobs to do; null: it does none. */
  jobPollSeconds: number | null;
  /** How long it goes on serving after it was asked to end, so that whoever distributes requests goes elsewhere. */
  drainSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with every fault of the environment at once, so that one start names them all. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(`The environment is not fit to start:\n- ${faults.join('\n- ')}`);
  }
}

export const DEFAULT_POOL = 4;

/** Reads and checks the environment; refuses to start on a missing or weak setting. */
export function readConfig(given: Environment): Config {
  const { env, faults } = openSecretFiles(given);
  const required = (name: string) => {
    const value = env[name];
    // Of a file that cannot be read is said so already.
    if (!value && !env[`${name}_FILE`]) faults.push(`${name} is missing`);
    return value ?? '';
  };
  const wholeNumber = (name: string, fallback: number, min: number, max: number) => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < min || value > max) {
      faults.push(`${name} must be a whole number from ${min} to ${max}`);
    }
    return value;
  };
  const secret = (name: string) => {
    const value = required(name);
    const weakness = value ? weakSecret(value) : null;
    if (weakness) faults.push(`${name} ${weakness}`);
    return value;
  };

  const production = env['NODE_ENV'] === 'production';
  const port = wholeNumber('BACKEND_PORT', 3001, 0, 65_535);
  const privatePort = wholeNumber('BACKEND_PRIVATE_PORT', 3002, 0, 65_535);
  if (port !== 0 && port === privatePort) faults.push('BACKEND_PORT and BACKEND_PRIVATE_PORT must differ');
  const publicUrl = env['PUBLIC_URL'] ?? (production ? '' : `http://localhost:${env['PORT'] ?? 3000}`);
  const trustedProxies = networksIn(env['TRUST_PROXY']);
  const addressFaults = [publicUrlFault(publicUrl, production), ...trustedProxies.map(proxyFault)];
  faults.push(...addressFaults.filter((fault) => fault !== null));
  required('DATABASE_URL');
  const { databaseUrl, directDatabaseUrl } = readServingAddresses(env, faults);
  const replicaUrl = readReplicaAddress(env, faults);
  for (const [name, address] of Object.entries({
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: directDatabaseUrl,
    DATABASE_REPLICA_URL: replicaUrl,
  })) {
    const isSaid = name === 'DATABASE_DIRECT_URL' && directDatabaseUrl === databaseUrl;
    if (production && !isSaid && hasKnownPassword(address))
      faults.push(`${name} has a password that everybody tries`);
  }
  for (const name of ['SMTP_PASSWORD', 'OIDC_CLIENT_SECRET', 'S3_SECRET_ACCESS_KEY']) {
    if (production && isKnownPassword(env[name] ?? '')) faults.push(`${name} is one that everybody tries`);
  }
  const ownerPassword = env['OWNER_PASSWORD'] || null;
  const weakness = ownerPassword === null ? null : weakPassword(ownerPassword, env['OWNER_EMAIL'] ?? null);
  if (weakness) faults.push(`OWNER_PASSWORD ${weakness}`);

  const config: Config = {
    production,
    port,
    host: env['BACKEND_HOST'] ?? '127.0.0.1',
    privatePort,
    privateHost: env['BACKEND_PRIVATE_HOST'] ?? '127.0.0.1',
    logLevel: env['LOG_LEVEL'] ?? 'info',
    databaseUrl,
    directDatabaseUrl,
    databaseReplicaUrl: replicaUrl || null,
    poolSize: wholeNumber('DATABASE_POOL', DEFAULT_POOL, 1, 50),
    publicUrl: publicUrl.replace(/\/+$/, ''),
    trustedProxies,
    staffJwtSecret: secret('STAFF_JWT_SECRET'),
    referrerJwtSecret: secret('REFERRER_JWT_SECRET'),
    firstOwner: { email: env['OWNER_EMAIL'] || null, password: ownerPassword },
    objectStore: readObjectStoreConfig(env, faults),
    mail: readMailConfig(env, production, faults),
    openId: readOpenIdConfig(env, faults),
    drainSeconds: wholeNumber('DRAIN_SECONDS', 0, 0, 120),
    traces: readTraceConfig(env, faults),
    backupFolder: backupFolderIn(env),
    backupMark: backupMarkIn(env),
    jobPollSeconds: wholeNumber('JOB_POLL_SECONDS', 1, 0, 60) || null,
  };
  if (config.staffJwtSecret && config.staffJwtSecret === config.referrerJwtSecret) {
    faults.push('STAFF_JWT_SECRET and REFERRER_JWT_SECRET must differ');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function proxyFault(network: string): string | null {
  return trustedProxyFault(network, isIP);
}

/** The token under which Nest hands the configuration out. */
export const CONFIG = Symbol('Config');
