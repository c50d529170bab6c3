export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/web/src', '<rootDir>/functions', '<rootDir>/studio', '<rootDir>/local'],
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
        },
        module: {type: 'es6'},
      },
    ],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
}
