const typescript = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
  },
  sourceMaps: 'inline',
  swcrc: false,
};

const ignored = ['/node_modules/', '/dist/', '/artefacts/', '/\\.data/', '/\\.cache/'];

/** sanitize-html requires ES modules: Node can do that, Jest only from Node 24.9 on. */
const esModulesOfSanitizeHtml =
  '(htmlparser2|domhandler|domelementtype|domutils|dom-serializer|entities)/.+\\.js$';

const node = {
  displayName: 'node',
  testMatch: [
    '<rootDir>/{services,infra}/*/test/**/*.test.ts',
    '<rootDir>/bff/test/**/*.test.ts',
    '<rootDir>/infra/e2e/**/*.test.ts',
  ],
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ignored.slice(1),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', typescript],
    [esModulesOfSanitizeHtml]: ['@swc/jest', { module: { type: 'commonjs' }, swcrc: false }],
  },
  transformIgnorePatterns: [`/node_modules/(?!${esModulesOfSanitizeHtml})`],
};

const web = {
  displayName: 'web',
  testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ignored.slice(1),
  testEnvironment: '<rootDir>/infra/testing/jest/web-environment.cjs',
  moduleNameMapper: {
    '\\.(css|svg|png|jpg|webp|woff2)$': '<rootDir>/infra/testing/jest/asset.cjs',
  },
  transform: { '\\.tsx?$': ['@swc/jest', typescript] },
};

export default {
  projects: [node, web],
  globalSetup: '<rootDir>/infra/testing/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/infra/testing/jest/global-teardown.mjs',
  reporters: ['default', '<rootDir>/infra/testing/jest/reporter.mjs'],
  maxWorkers: 2,
  testSequencer: '<rootDir>/infra/testing/jest/longest-first.cjs',
  testTimeout: 300_000,
  watchman: false,
};
