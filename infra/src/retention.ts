// `npm run retention`: deletes or makes nameless what has outlived its term.
import { runJob } from './run/run-job.ts';

await runJob('retention');
