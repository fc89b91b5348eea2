// `npm run rolling-update`: builds what changed, migrates, and has the launcher that runs (`npm start` with COPIES=2 or
// more) start its copies afresh, one after the other. No request is refused meanwhile.
import { buildAll } from './build.ts';
import { log } from './log.ts';
import { defaultDataFolder, root } from './paths.ts';
import { askForRollingUpdate } from './run/rolling-request.ts';

const HELP = `npm run rolling-update

Builds what changed, migrates, and starts the copies of a shop that runs from this folder afresh, one after the other: no
request is refused. It needs a shop started by \`npm start\` with COPIES=2 or more. Containers are updated by
infra/README.md, a cluster by its Deployments.
`;

process.chdir(root);
if (process.argv.includes('--help')) {
  process.stdout.write(HELP);
} else {
  try {
    await buildAll();
    await askForRollingUpdate(defaultDataFolder, log);
    log('The shop runs on what was built.');
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
