// `npm run rolling-update`: builds what changed, migrates, and has the launcher that runs (`npm start` with COPIES=2 or
// more) start its copies afresh, one after the other. No request is refused meanwhile.
import { buildAll, buildBackend, buildContracts } from './build.ts';
import { log } from './log.ts';
import { defaultDataFolder, root } from './paths.ts';
import { askForRollingUpdate, assertNoUpdate } from './run/rolling-request.ts';

const HELP = `npm run rolling-update

Builds the backend, migrates, and starts its copies of a shop that runs from this folder afresh, one after the other; then
the same with the frontend: no request is refused. One such update goes at a time. It needs a shop started by \`npm start\` with COPIES=2 or more. Containers are updated by
infra/README.md, a cluster by its Deployments.
`;

process.chdir(root);
if (process.argv.includes('--help')) {
  process.stdout.write(HELP);
} else {
  try {
    assertNoUpdate(defaultDataFolder);
    await buildContracts();
    await buildBackend();
    // At once: a copy that dies and is started again runs what was built, on tables that are still the old ones.
    await askForRollingUpdate(defaultDataFolder, 'backend', log);
    await buildAll();
    await askForRollingUpdate(defaultDataFolder, 'frontend', log);
    log('The shop runs on what was built.');
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
