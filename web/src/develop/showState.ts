import type {Language} from '../../../domain/texts/languages.ts'
import {type Answer, STATES, type State, type Step, type Target} from './states.ts'

const STATE = /^#state=([\w-]+)$/
const WITHIN_MS = 5000

/**
 * Reads the requested state from the hash of the address. Prepares at once what the state needs before the page is
 * rendered; returns the steps to take afterwards. Null without a state.
 */
export function showState(): (() => Promise<void>) | null {
  const name = STATE.exec(window.location.hash)?.[1] ?? ''
  const state: State | undefined = (STATES as Record<string, State>)[name]
  if (!state) return null
  answerWith(state.answers ?? {})
  const content = window.pageData?.result.pageContext.content as Record<string, unknown> | undefined
  if (state.spoils && content) content[state.spoils.part] = null
  return async () => {
    for (const step of state.spoils ? [] : state.steps) await take(step, document.documentElement.lang as Language)
  }
}

/** Answers API requests as the state defines; all others go to the site. */
function answerWith(answers: Record<string, Answer>) {
  const ask = window.fetch
  window.fetch = async (input, init) => {
    const {pathname} = new URL(typeof input === 'object' && 'url' in input ? input.url : input, window.location.href)
    const answer = answers[pathname]
    if (!answer) return ask(input, init)
    if (answer === 'never') return new Promise(() => {})
    if (answer === 'no connection') throw new TypeError('Failed to fetch')
    return Response.json(answer.json, {status: answer.status ?? 200})
  }
}

async function take(step: Step, language: Language) {
  if (step === 'hydrated') return
  if ('press' in step && !(step.below && window.innerWidth >= step.below)) (await found(step.press, language)).click()
  if ('check' in step) await check(step)
  if ('fill' in step) enter(await found(step.fill, language), step.with)
  if ('choose' in step) await choose(step)
  if ('waitFor' in step) await found(step.waitFor, language)
  if ('hover' in step) hover(await found(step.hover, language))
  if ('scrollTo' in step) (await found(step.scrollTo, language)).scrollIntoView({block: 'center'})
}

async function check({check: selector, last}: Extract<Step, {check: string}>) {
  const element = (await all(selector)).at(last ? -1 : 0)
  if (element instanceof HTMLInputElement ? !element.checked : element?.ariaChecked !== 'true') element?.click()
}

async function choose({choose: selector, option, last}: Extract<Step, {choose: string}>) {
  const select = (await all(selector)).at(last ? -1 : 0) as HTMLSelectElement
  const chosen = [...select.options].find(({value, label}) => value === option || label.startsWith(option))
  if (chosen) enter(select, chosen.value)
}

/** React ignores a value that was set without its knowledge; the prototype's setter bypasses its tracking. */
function enter(element: HTMLElement, value: string) {
  const type = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(element, value)
  for (const event of ['input', 'change']) element.dispatchEvent(new Event(event, {bubbles: true}))
}

function hover(element: HTMLElement) {
  const {left, top, width, height} = element.getBoundingClientRect()
  const at = {bubbles: true, clientX: left + width / 2, clientY: top + height / 2}
  const canvas = element.querySelector('canvas,svg') ?? element
  for (const event of ['mouseover', 'mousemove']) canvas.dispatchEvent(new MouseEvent(event, at))
}

const ROLES = {
  button: 'button,[role=button]',
  link: 'a[href]',
  heading: 'h1,h2,h3',
  text: 'body :not(:has(*))',
} as const

const nameOf = (element: Element) => (element.ariaLabel ?? element.textContent).trim()

/** Waits for elements that match a selector. */
const all = (selector: string) => eventually(() => [...document.querySelectorAll<HTMLElement>(selector)])

async function found(target: Target, language: Language): Promise<HTMLElement> {
  const [element] = typeof target === 'string' ? await all(target) : await eventually(() => named(target, language))
  if (!element) throw new Error(`The page has no ${JSON.stringify(target)}`)
  return element
}

function named(target: Exclude<Target, string>, language: Language): HTMLElement[] {
  const [[role, words]] = Object.entries(target) as [[keyof typeof ROLES, Record<Language, string | RegExp>]]
  const name = words[language]
  const isIt = (text: string) => (typeof name === 'string' ? text.includes(name) : name.test(text))
  return [...document.querySelectorAll<HTMLElement>(ROLES[role])].filter((element) => isIt(nameOf(element)))
}

/** Looks again at each animation frame until there is a match, for some seconds at most. */
async function eventually(look: () => HTMLElement[]): Promise<HTMLElement[]> {
  const until = performance.now() + WITHIN_MS
  for (;;) {
    const elements = look()
    if (elements.length > 0 || performance.now() > until) return elements
    await new Promise(requestAnimationFrame)
  }
}
