// `npm run backup`: writes the database and the uploads into one file, sealed when a key is set.
import { runJob } from './run/run-job.ts';

await runJob('backup');
