/** Written by `npm run typegen` from the tests (tests/support/accessibility): the accessibility statement names these. */
export const TESTED = {
  tool: '4.14.1',
  rules: 64,
  criteria: 22,
  pages: 20,
  states: 31,
} as const
