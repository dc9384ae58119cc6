const swc = ['@swc/jest', {}];
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  // Anchored at the project, which may itself be in a folder of that name.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/', '<rootDir>/web/storybook-static/'],
};
const withDatabase = {
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};
const withProduct = { globalSetup: '<rootDir>/test/support/product-setup.ts' };
const tier = (name, testMatch, more = {}) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  testMatch,
  ...common,
  ...more,
});

/** One project per tier, so that `npm test -- --selectProjects rules` runs in seconds. */
export default {
  projects: [
    tier('rules', ['<rootDir>/domain/**/*.test.ts', '<rootDir>/api/**/*.test.ts']),
    tier('stories', ['<rootDir>/application/**/*.test.ts'], withDatabase),
    tier('contract', ['<rootDir>/test/contract/**/*.test.ts', '<rootDir>/adapters/**/*.test.ts'], withDatabase),
    tier('http', ['<rootDir>/test/http/**/*.test.ts'], withDatabase),
    tier('architecture', ['<rootDir>/test/architecture/**/*.test.ts']),
    tier('components', ['<rootDir>/web/**/*.test.ts', '<rootDir>/test/components/**/*.test.ts']),
    tier('faults', ['<rootDir>/test/faults/**/*.test.ts'], withProduct),
    tier('e2e', ['<rootDir>/test/e2e/**/*.test.ts'], {
      ...withProduct,
      runner: '<rootDir>/test/support/one-at-a-time-runner.mjs',
    }),
  ],
  testTimeout: 60_000,
  maxWorkers: 2,
  // Modules of each test file stay in memory, and V8 ends a process at about four gigabytes.
  workerIdleMemoryLimit: '1.5GB',
  // Milliseconds. On exit, a worker frees the modules of hundreds of files, up to a gigabyte. Anything slower is a
  // leak.
  workerGracefulExitTimeout: 10_000,
};
