// `npm run seed`: fills an empty database with the demonstration shop.
import { encodePictures } from './build.ts';
import { runJob } from './run/run-job.ts';

await encodePictures();
await runJob('seed');
