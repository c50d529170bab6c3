const common = {
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/studio/dist'],
  modulePathIgnorePatterns: ['<rootDir>/web/.cache', '<rootDir>/web/public', '<rootDir>/.local'],
  transform: {
    '\\.[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          target: 'es2023',
          transform: {react: {runtime: 'automatic'}},
          experimental: {keepImportAttributes: true},
        },
        module: {type: 'es6'},
      },
    ],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
}

export default {
  maxWorkers: '100%', // by default one processor is left idle, and there may be only two
  testTimeout: 120_000, // a limit for what hangs, not for a slow machine
  projects: [
    {
      ...common,
      displayName: 'node',
      // On Node itself, a world for all files of a thread: half the processor's time goes into a world for each, and none
      // of these needs one.
      runner: 'jest-light-runner',
      setupFiles: ['<rootDir>/tests/support/run/fastCheck.ts'],
      roots: [
        'web/src',
        'functions',
        'studio',
        'domain',
        'local',
        'tests/check',
        'tests/drill',
        'tests/project',
        'tests/doctor',
        'tests/support',
      ].map((folder) => `<rootDir>/${folder}`),
      testMatch: ['**/*.test.ts'],
    },
    // Tests of drawn markup end in .tsx.
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/web/src/testing/environment.mjs',
      // Packages as Node takes them: some are one file then, and a thousand for a browser.
      testEnvironmentOptions: {customExportConditions: ['node', 'node-addons']},
      setupFiles: ['<rootDir>/studio/testing/english.ts'],
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/setup.ts'],
      moduleNameMapper: {
        '^gatsby$': '<rootDir>/web/src/testing/gatsby.tsx',
        '^sanity(/router|/presentation)?$': '<rootDir>/studio/testing/sanity.tsx',
        '^styled-components$': '<rootDir>/web/src/testing/styled.mjs',
      },
      roots: ['<rootDir>/web/src', '<rootDir>/studio'],
      testMatch: ['**/*.test.tsx'],
    },
  ],
}
