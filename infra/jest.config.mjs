import { readFileSync } from 'node:fs';
import path from 'node:path';

const infra = import.meta.dirname;
const rootDir = path.resolve(infra, '..');
/** As the build compiles, but with the imports as they are written: tests run on the sources. */
const swc = JSON.parse(readFileSync(path.join(infra, 'swcrc.json'), 'utf8'));
const compiled = (parser) => [
  '@swc/jest',
  {
    ...swc,
    jsc: {
      ...swc.jsc,
      parser: { ...swc.jsc.parser, ...parser },
      transform: { ...swc.jsc.transform, react: { runtime: 'automatic' } },
      rewriteRelativeImportExtensions: false,
    },
    sourceMaps: 'inline',
    swcrc: false,
  },
];

function project(name) {
  return {
    displayName: name,
    rootDir,
    roots: [path.join(rootDir, name)],
    testEnvironment: 'node',
    // `@shop/contracts` is taken from its sources.
    testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'source'] },
    injectGlobals: false,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: { '\\.ts$': compiled({}), '\\.tsx$': compiled({ tsx: true }) },
    // In tests a CSS module's class names are the names themselves.
    moduleNameMapper: { '\\.css$': path.join(infra, 'src/test/class-names.mjs') },
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    // These look at the statements that the other tests ran (`backend/test/statements`).
    setupFilesAfterEnv: name === 'backend' ? [path.join(rootDir, 'backend/test/statements/setup.ts')] : [],
    testPathIgnorePatterns: [
      '/node_modules/',
      '/dist/',
      '/fixtures/',
      ...(process.env['STATEMENTS_RECORDED'] ? [] : ['/test/statements/']),
    ],
    modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/.data/'],
    cacheDirectory: path.join(rootDir, 'node_modules/.cache/jest'),
  };
}

export default {
  rootDir,
  maxWorkers: 3,
  // What a file loaded is not let go of (https://github.com/jestjs/jest/issues/14605): a worker begins anew above this.
  workerIdleMemoryLimit: '1GB',
  // A net for what hangs: what must be quick says so itself, and the machine may be busy.
  testTimeout: 180_000,
  projects: ['contracts', 'backend', 'frontend', 'infra'].map(project),
};
