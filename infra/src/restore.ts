// `npm run restore`: fills an empty database and the uploads with a backup, and compares.
import { runJob } from './run/run-job.ts';

await runJob('restore');
