import { endpoint } from '../endpoint.ts';
import type { FailedJobsView } from './views.ts';

/** Newest first. */
export const listFailedJobs = endpoint('GET', '/api/admin/jobs')<{ view: FailedJobsView }>();

/** Begins it again, with all its tries. */
export const tryJobAgain = endpoint('POST', '/api/admin/jobs/:id/try-again')<{ view: undefined }>();
