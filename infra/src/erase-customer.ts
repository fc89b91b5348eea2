// `npm run erase-customer`: erases a customer who asked for it, but for what a law makes us keep.
import { runJob } from './run/run-job.ts';

await runJob('erase-customer');
