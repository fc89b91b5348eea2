// Runs before every npm script, on whatever Node the machine has (20 or newer), so it imports nothing from npm.
// It installs the locked packages when they are missing or the lock file changed; otherwise it says nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = path.join(root, 'node_modules', '.shop-install');

const platform = `${process.platform}-${process.arch}`;

/** What the installed packages were chosen by: the lock file and the platform. */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  return `${hash.digest('hex')} ${platform}\n`;
}

/**
 * Whether somebody's own `npm install` already brought what the lock file names: npm keeps a list of what it
 * installed. Optional packages may be missing, they are other platforms'.
 */
function fitsLockFile(stampBefore) {
  const listFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(listFile) || (stampBefore !== undefined && !stampBefore.endsWith(` ${platform}\n`)))
    return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(listFile, 'utf8')).packages;
  return Object.entries(wanted).every(([name, entry]) => {
    if (!name.includes('node_modules/') || entry.link) return true;
    const found = installed[name];
    return found ? found.integrity === entry.integrity : Boolean(entry.optional || entry.devOptional);
  });
}

/** Says what to do and ends the script that asked. */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** npm's own script when npm started us: it needs no shell and no search of the PATH on any platform. */
function runNpm(args) {
  const npmScript = process.env.npm_execpath;
  return npmScript && /\.c?js$/.test(npmScript)
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npmScript, ...args], {
        cwd: root,
        stdio: 'inherit',
      })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

/**
 * The pinned Node comes first on the PATH of every npm script as `node_modules/.bin/node`. npm 10 leaves that link out
 * (five packages, one a platform, claim it), so it is made here. Returns whether there is a pinned Node.
 */
function linkNode() {
  const isWindows = process.platform === 'win32';
  const link = path.join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node');
  if (existsSync(link)) return true;
  const program = [
    `node-${isWindows ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
    .map((name) => path.join('..', name, 'bin', isWindows ? 'node.exe' : 'node'))
    .find((file) => existsSync(path.join(path.dirname(link), file)));
  if (program === undefined) return false;
  if (isWindows) writeFileSync(link, `@"%~dp0${program}" %*\r\n`);
  else {
    rmSync(link, { force: true });
    symlinkSync(program, link);
  }
  return true;
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) fail(`This project needs Node 20 or newer to begin with; this is ${process.version}.`);

const stamp = wantedStamp();
const stampBefore = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;

if (stampBefore !== stamp && fitsLockFile(stampBefore)) {
  writeFileSync(stampFile, stamp);
} else if (stampBefore !== stamp) {
  console.log('Installing the locked packages (npm ci). This happens once for each change of the lock file.');
  // The engine warnings speak of the Node that installs; the scripts run on the pinned one that is being installed.
  const result = runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) {
    fail(
      `npm ci failed (exit code ${result.status ?? result.signal}); its own message stands above.\n` +
        'Check the network or the registry, then run the same command again.',
    );
  }
  writeFileSync(stampFile, stamp);
}

if (!linkNode() && major < 24) {
  fail(
    `The lock file carries no Node 24 for ${process.platform}-${process.arch}, and this is ${process.version}.\n` +
      'Install Node 24 or newer and run the same command again.',
  );
}
