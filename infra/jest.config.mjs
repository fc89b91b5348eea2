import path from 'node:path';

const infra = import.meta.dirname;
const rootDir = path.resolve(infra, '..');
function project(name) {
  return {
    displayName: name,
    rootDir,
    roots: [path.join(rootDir, name)],
    runtime: path.join(infra, 'src/test/plain/runtime.ts'),
    testEnvironment: path.join(infra, 'src/test/plain/environment.ts'),
    injectGlobals: false,
    transform: {},
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/'],
    modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/.data/'],
  };
}

export default {
  rootDir,
  maxWorkers: 3,
  // A net for what hangs: what must be quick says so itself, and the machine may be busy.
  testTimeout: 180_000,
  projects: ['contracts', 'backend', 'frontend', 'infra'].map(project),
};
