import { endpoint } from '../endpoint.ts';

/** The process is up. */
export const readLiveness = endpoint('GET', '/api/private/health/live')<{ view: { status: string } }>();

/** What this process counted and measured, as Prometheus reads it. */
export const readMetrics = endpoint('GET', '/api/private/metrics')<{ view: string }>();

/** The process can serve: the database answers and nothing is shutting down. */
export const readReadiness = endpoint('GET', '/api/private/health/ready')<{ view: { status: string } }>();
