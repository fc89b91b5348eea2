// `npm run reconcile`: compares the shop's ledgers with what is kept beside them, and prints every difference.
import { runJob } from './run/run-job.ts';

await runJob('reconcile');
