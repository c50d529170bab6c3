import {HtmlValidate} from 'html-validate'
import {DEFAULT_LANGUAGE} from '../../../domain/texts/languages.ts'
import {sampleMails} from './sampleMails.ts'
import {samplePages} from './samplePages.ts'
import {shapesOf} from './shapes.ts'

// Mails and pages of functions, of which tests/e2e looks at one language by axe, and at the layout of each.

const MAILS = await sampleMails()
const PAGES = await samplePages()
const DRAWN = [...MAILS, ...PAGES]

const countIn = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

test('elements are read with their attributes, each once, without words', () => {
  expect(shapesOf('<p>a > b</p><p>c</p><a href="/x?a=b" class=y>d</a><br/><div role="group" hidden>e</div>')).toEqual([
    'a class href',
    'br',
    'div hidden role=group',
    'p',
  ])
})

test('a mail or page has the same elements in each language', () => {
  const inDefault = new Map(
    DRAWN.filter(({language}) => language === DEFAULT_LANGUAGE).map(({name, page}) => [name, shapesOf(page)]),
  )
  expect(inDefault.size).toBeGreaterThan(40)
  for (const {name, page} of DRAWN) expect([name, shapesOf(page)]).toEqual([name, inDefault.get(name)])
})

test('a mail or page has one heading of the first level', () => {
  const counts = DRAWN.map(({name, language, page}) => [name, language, countIn(page, /<h1[\s>]/g)])
  expect(counts.filter(([, , count]) => count !== 1)).toEqual([])
})

test('a mail has one button', () => {
  const counts = MAILS.map(({name, language, page}) => [name, language, countIn(page, /class="button"/g)])
  expect(counts.filter(([, , count]) => count !== 1)).toEqual([])
})

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Mail programs need inline styles and width attributes.
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-raw-characters': 'off',
    'long-title': 'off',
  },
})

test('the HTML of a mail is valid', async () => {
  const judged = await Promise.all(
    MAILS.map(async ({name, language, message}) => {
      const {results} = await validator.validateString(message.html)
      const faults = results.flatMap(({messages}) => messages.map(({ruleId, message: said}) => `${ruleId}: ${said}`))
      return [name, language, ...faults]
    }),
  )
  expect(judged.filter(([, , ...faults]) => faults.length > 0)).toEqual([])
})
