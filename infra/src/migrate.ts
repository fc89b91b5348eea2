// `npm run migrate`: brings the tables of the database up to this release.
import { runJob } from './run/run-job.ts';

await runJob('migrate');
