// Changes the rules of automation, filters, permissions and plans one by one, and counts the changes that no test notices.
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: {
    projectType: 'custom',
    config: {
      rootDir: '.',
      testMatch: ['<rootDir>/domain/{automation,filters,permissions,plans}/**/*.test.ts'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '^.+\\.ts$': ['@swc/jest', {}] },
    },
  },
  mutate: ['domain/{automation,filters,permissions,plans}/**/*.ts', '!**/*.test.ts', '!**/index.ts'],
  ignorePatterns: [
    'adapters',
    'api',
    'application',
    'data',
    'dist',
    'docs',
    // Only the configuration above counts.
    'jest.config.mjs',
    'migrations',
    'openapi',
    'sample',
    'scripts',
    // Only helpers that tests of the domain share.
    'test/*',
    '!test/support',
    'web',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  tempDirName: 'data/stryker',
};
