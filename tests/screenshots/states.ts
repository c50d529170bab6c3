import type {Locator, Page} from 'playwright'
import type {StaffLanguage} from '../../domain/texts/languages.ts'
import {
  type Answer,
  STATES as DESCRIBED,
  type State as Described,
  type Step,
  type Target,
} from '../../web/src/develop/states.ts'
import {hydrate, settled} from '../support/browser/hydrated.ts'

/** States are reached by words that the tests know in these. */
type Where = {width: number; language: StaffLanguage}
export type State = {route: string; reach: (page: Page, where: Where) => Promise<void>}

/** The states of web/src/develop/states.ts, where `npm run dev` shows them, for Playwright. */
export const STATES: Record<string, State> = Object.fromEntries(
  Object.entries<Described>(DESCRIBED).map(([name, state]) => [
    name,
    {route: state.route, reach: (page: Page, where: Where) => reach(page, state, where)},
  ]),
)

async function reach(page: Page, {search, answers = {}, spoils, steps}: Described, where: Where) {
  for (const [path, answer] of Object.entries(answers)) await answerWith(page, path, answer)
  if (search) await comeBack(page, search, Object.keys(answers))
  if (spoils) await spoil(page, spoils)
  for (const step of steps) await take(page, step, where)
}

/** Opens the page with a search and waits for the answers that it asks for. */
async function comeBack(page: Page, search: string, asked: string[]) {
  const answered = asked.map((path) => page.waitForResponse(`**${path}**`))
  await page.goto(`${page.url()}${search}`)
  await Promise.all(answered)
  await settled(page)
}

const answerWith = (page: Page, path: string, answer: Answer) =>
  page.route(`**${path}**`, (request) => {
    if (answer === 'never') return
    return answer === 'no connection' ? request.abort() : request.fulfill(answer)
  })

async function spoil(page: Page, {route, part}: NonNullable<Described['spoils']>) {
  await page.route(`**${route}page-data.json`, async (request) => {
    const data = await (await request.fetch()).json()
    data.result.pageContext.content[part] = null
    await request.fulfill({json: data})
  })
  await page.reload()
  await hydrate(page) // or the link brings a new document
  await settled(page)
}

async function take(page: Page, step: Step, {width, language}: Where) {
  const at = (target: Target) => locatorOf(page, target, language).first()
  const one = (selector: string, last?: true) => (last ? page.locator(selector).last() : page.locator(selector).first())
  if (step === 'hydrated') await hydrate(page)
  else if ('press' in step) {
    if (!step.below || width < step.below) await at(step.press).click()
  } else if ('check' in step) await one(step.check, step.last).check()
  else if ('fill' in step) await page.locator(step.fill).fill(step.with)
  else if ('choose' in step) await choose(one(step.choose, step.last), step.option)
  else if ('waitFor' in step) await at(step.waitFor).waitFor()
  else if ('hover' in step) await one(step.hover).hover()
  else await one(step.scrollTo).scrollIntoViewIfNeeded()
}

/** With keys, as somebody does: what moves after that does not move by itself. */
async function choose(select: Locator, option: string) {
  const isValue = (await select.locator(`option[value="${option}"]`).count()) > 0
  if (isValue) return void (await select.selectOption(option))
  await select.focus()
  await select.page().keyboard.type(option)
}

function locatorOf(page: Page, target: Target, language: StaffLanguage): Locator {
  if (typeof target === 'string') return page.locator(target)
  if ('text' in target) return page.getByText(target.text[language], {exact: true}).filter({visible: true})
  const [[role, words]] = Object.entries(target) as [
    ['button' | 'link' | 'heading', Record<StaffLanguage, string | RegExp>],
  ]
  return page.getByRole(role, {name: words[language]}).filter({visible: true})
}
