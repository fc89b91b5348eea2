import { readFileSync } from 'node:fs';
import path from 'node:path';

const infra = import.meta.dirname;
const rootDir = path.resolve(infra, '..');
const swc = JSON.parse(readFileSync(path.join(infra, 'swcrc.json'), 'utf8'));

/** The build's own compiler settings, but imports keep their `.ts`: tests run on the sources. */
function transformer(tsx) {
  const jsc = {
    ...swc.jsc,
    parser: { ...swc.jsc.parser, tsx },
    transform: { ...swc.jsc.transform, react: { runtime: 'automatic' } },
    rewriteRelativeImportExtensions: false,
  };
  return ['@swc/jest', { jsc, module: swc.module, swcrc: false, sourceMaps: 'inline' }];
}

function project(name) {
  return {
    displayName: name,
    rootDir,
    roots: [path.join(rootDir, name)],
    testEnvironment: 'node',
    // `@shop/contracts` is taken from its sources.
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/'],
    modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/.data/'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: { '\\.ts$': transformer(false), '\\.tsx$': transformer(true) },
    moduleNameMapper: { '\\.css$': path.join(infra, 'test/css-names.mjs') },
  };
}

export default {
  rootDir,
  maxWorkers: 2,
  // A net for what hangs: what must be quick says so itself, and the machine may be busy.
  testTimeout: 60_000,
  projects: ['contracts', 'backend', 'frontend', 'infra'].map(project),
};
