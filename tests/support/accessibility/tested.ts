import axe from 'axe-core'
import {STATES} from '../../../web/src/develop/states.ts'
import {DIFFERENT} from '../browser/languages.ts'

export const TESTED_FILE = 'domain/texts/tested.ts'

const OF_WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** "wcag143" is success criterion 1.4.3. */
const isCriterion = (tag: string) => /^wcag\d{3,4}$/.test(tag)

/** Pages and states of tests/e2e/pages.spec.ts, and the rules of axe that concern WCAG. */
function tested() {
  // Axe does not run these unless it is asked for them.
  const rules = axe.getRules(OF_WCAG).filter(({tags}) => !tags.includes('experimental') && !tags.includes('deprecated'))
  return {
    tool: axe.version,
    rules: rules.length,
    criteria: new Set(rules.flatMap(({tags}) => tags.filter(isCriterion))).size,
    pages: DIFFERENT.length,
    states: Object.keys(STATES).length,
  }
}

/** The file with these facts, which the accessibility statement names. */
export const testedFile =
  (): string => `/** Written by \`npm run typegen\` from the tests (tests/support/accessibility): the accessibility statement names these. */
export const TESTED = {
${Object.entries(tested())
  .map(([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : value},`)
  .join('\n')}
} as const
`
