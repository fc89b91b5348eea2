// `npm run seed`: fills an empty database with the demonstration shop.
import { drawPictures } from './build.ts';
import { runJob } from './run/run-job.ts';

await drawPictures();
await runJob('seed');
