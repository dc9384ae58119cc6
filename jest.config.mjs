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
const withStorybook = {
  globalSetup: '<rootDir>/test/support/components-setup.ts',
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/no-styles.ts' },
};
const withProduct = { globalSetup: '<rootDir>/test/support/product-setup.ts' };
const withSharedProduct = {
  globalSetup: '<rootDir>/test/support/shared-product-setup.ts',
  globalTeardown: '<rootDir>/test/support/shared-product-teardown.ts',
};
/** For tiers that load the product or a browser driver, which takes seconds in each VM context. */
const inWorker = { testRunner: '<rootDir>/test/support/in-worker-runner.mjs' };
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
    tier('stories', ['<rootDir>/application/**/*.test.ts'], { ...withDatabase, ...inWorker }),
    tier('contract', ['<rootDir>/test/contract/**/*.test.ts', '<rootDir>/adapters/**/*.test.ts'], {
      ...withDatabase,
      ...inWorker,
    }),
    tier('http', ['<rootDir>/test/http/**/*.test.ts'], { ...withDatabase, ...inWorker }),
    tier('architecture', ['<rootDir>/test/architecture/**/*.test.ts']),
    tier('components', ['<rootDir>/web/**/*.test.ts', '<rootDir>/test/components/**/*.test.ts'], withStorybook),
    tier('faults', ['<rootDir>/test/faults/**/*.test.ts'], { ...withProduct, ...inWorker }),
    tier('e2e', ['<rootDir>/test/e2e/**/*.test.ts'], {
      ...withSharedProduct,
      ...inWorker,
      runner: '<rootDir>/test/support/last-runner.mjs',
    }),
  ],
  testSequencer: '<rootDir>/test/support/longest-first-sequencer.mjs',
  testTimeout: 60_000,
  maxWorkers: 2,
  // Modules of each VM context stay in memory, and V8 ends a process at about four gigabytes.
  workerIdleMemoryLimit: '1.5GB',
  // Milliseconds. On exit, a worker frees the modules of hundreds of files, up to a gigabyte. Anything slower is a
  // leak.
  workerGracefulExitTimeout: 10_000,
};
