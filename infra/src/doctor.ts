// `npm run doctor`: says in plain words what is wrong with the shop, and what to do about it.
import { runJob } from './run/run-job.ts';

await runJob('doctor', { production: true, withoutDatabase: true });
