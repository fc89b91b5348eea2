import { readFileSync } from 'node:fs';

import { LANGUAGES } from '../../../frontend/lib/language.ts';
import { buildFrontend } from '../build.ts';
import { inRepo } from '../paths.ts';

/** Whether each page loads no more than it may; the build writes down which ones load too much. */
await buildFrontend();
const heavy = LANGUAGES.flatMap((language) => {
  const folder = language === 'en' ? 'frontend/dist' : `frontend/dist/${language}`;
  return JSON.parse(readFileSync(inRepo(folder, 'heavy-pages.json'), 'utf8')) as string[];
});
for (const page of heavy) console.log(`${page}: what comes on first use belongs behind a dynamic import.`);
process.exitCode = heavy.length > 0 ? 1 : 0;
