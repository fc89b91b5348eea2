import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

import { log } from './log.ts';
import { inRepo } from './paths.ts';

/** A Chromium to test with. */
export interface Browser {
  executablePath: string;
  args: string[];
}

/**
 * What Playwright turns off for its tests, and after it what a window of the browser would load for itself: the menus
 * under its address bar are two pages of their own, and a process waits for a page that may follow. No test sees them,
 * and they cost as much as the page that it opens.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Works in containers and as root, and makes no request that a test did not ask for. */
export const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The last one given counts.
  `--disable-features=${withoutFeatures.join()}`,
];

function systemBrowsers(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name] ?? '',
    );
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return folders.flatMap((folder) => programs.map((program) => path.join(folder, program)));
  }
  // The shell of a browser without windows does the same for less.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ];
  return [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium'];
}

/** Whether it is there and its libraries are too. Windows' browsers open a window when asked for their version. */
function runs(executablePath: string): boolean {
  if (!existsSync(executablePath)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(executablePath, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

function installed(): string | undefined {
  return [chromium.executablePath(), ...systemBrowsers()].find(runs);
}

/** Playwright's own build first; its libraries too where we may install them. */
function installWithPlaywright(mayInstallPackages: boolean): void {
  log('Looking for a browser to test with: none found, downloading one (playwright install chromium) …');
  const cli = inRepo('node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', ...(mayInstallPackages ? ['--with-deps'] : []), 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
}

/** The distribution's shell where it has one (Debian), else its browser. */
function installWithApt(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'inherit', env }).status === 0;
  log('The download failed; installing the distribution’s Chromium …');
  apt('update', '-qq');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (apt('install', '-y', '-qq', '--no-install-recommends', name)) return;
  }
}

/**
 * Finds a Chromium: CHROMIUM_PATH, playwright's own, the system's; else installs one.
 * Throws when there is none in the end, saying what to do.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return { executablePath: named, args };
  }
  let found = installed();
  if (found === undefined) {
    const mayInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    installWithPlaywright(mayInstallPackages);
    found = installed();
    if (found === undefined && mayInstallPackages) {
      installWithApt();
      found = installed();
    }
  }
  if (found === undefined) {
    throw new Error('There is no Chromium to test with. Install one, or name it in CHROMIUM_PATH.');
  }
  return { executablePath: found, args };
}
