import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type { ListJobsQuery } from './requests.ts';
import type { JobView } from './views.ts';

/** Newest first. */
export const listJobs = endpoint('GET', '/api/admin/jobs')<{
  query: ListJobsQuery;
  view: ListPage<JobView>;
}>();

/** Begins it again, with all its tries. */
export const tryJobAgain = endpoint('POST', '/api/admin/jobs/:id/try-again')<{ view: JobView }>();

/** Nothing comes of it any more, and it leaves the list. */
export const giveJobUp = endpoint('POST', '/api/admin/jobs/:id/give-up')<{ view: JobView }>();
