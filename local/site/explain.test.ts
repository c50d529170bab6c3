import {readFileSync} from 'node:fs'
import path from 'node:path'
import {explain} from './explain.ts'

/** Output of Gatsby in such a case; long lines are cut. */
const recorded = (name: string) => readFileSync(path.join('local/site/fixtures', `${name}.txt`), 'utf8')
const failed = (name: string) => explain({output: recorded(name), signal: null})

test('names each fault of the content once, in whole words', () => {
  expect(failed('content')).toEqual({
    kind: 'content',
    problem: [
      'Content problem: checkoutPage "checkoutPage", field renewal.prepaid.en: is missing',
      'Content problem: checkoutPage "checkoutPage", field messages.priceChanged.title: is missing',
      'Content problem: faq "faq-costs", field question.en: is missing',
      'Content problem: price "price-basis-monthly", field exclVat: must be a number',
    ].join('\n'),
  })
})

test.each([
  ['a file that cannot be read', 'syntax', 'There was a problem parsing "/project/web/src/screens/about/About.tsx"'],
  ['a component that throws', 'component', 'WebpackError: a fault in the component of the page about us'],
  ['a hook that throws', 'hook', "TypeError: Cannot read properties of undefined (reading 'sourceNodes')"],
])('blames the code for %s', (_, name, reason) => {
  const {kind, problem} = failed(name)
  expect(kind).toBe('code')
  expect(problem).toContain(reason)
  expect(problem.split('\n').length).toBeLessThan(8)
})

test('blames the connection for content that cannot be read', () => {
  expect(failed('unreachable')).toMatchObject({kind: 'unreachable', problem: expect.stringContaining('fetch failed')})
})

test('reports a killed build, whatever it had printed', () => {
  expect(explain({output: recorded('content'), signal: 'SIGKILL'})).toEqual({
    kind: 'killed',
    problem: 'The build was killed (SIGKILL).',
  })
})
