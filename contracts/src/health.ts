import type { Endpoint } from './endpoint.ts';

type HealthEndpoint = Endpoint<string, { view: { status: string } }>;

/** The process is up. */
export const readLiveness: HealthEndpoint = { audience: 'public', method: 'GET', path: '/api/health/live' };

/** The process can serve: the database answers and nothing is shutting down. */
export const readReadiness: HealthEndpoint = { audience: 'public', method: 'GET', path: '/api/health/ready' };
