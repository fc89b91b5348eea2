// `npm run create-owner`: makes an owner, or lets one in again who lost their access.
import { runJob } from './run/run-job.ts';

await runJob('create-owner');
