// `npm run sweep`: removes from the object store the files that no upload knows: parts that nobody finished, leftovers.
import { runJob } from './run/run-job.ts';

await runJob('sweep-uploads');
