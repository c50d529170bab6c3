import type {Redirect} from '../content/content.types.ts'
import {formatDay} from '../format/format.ts'
import {type Cents, formatEuros} from '../money/money.ts'
import {MONTHS, type Period} from '../money/periods.ts'
import type {StaffLanguage, StaffWords} from '../texts/languages.ts'
import {SENTENCES} from './sentences.ts'

type Code = keyof typeof SENTENCES
type NamesIn<Sentence> = Sentence extends `${string}<${infer Name}>${infer Rest}`
  ? Uncapitalize<Name> | NamesIn<Rest>
  : never
/** A price by its plan's name. */
export type NamedPrice = {plan: string | StaffWords; period: Period}
/** Its discount in percent, beside the monthly price. */
export type Saving = NamedPrice & {percent: number}
type Amount = {cents: Cents}
/** Kinds of parameters by their name; others are texts, those of the content in each language of its editors. A day is YYYY-MM-DD, `names` are those of placeholders. */
type Kinds = {price: NamedPrice; saving: Saving; period: {period: Period}; names: readonly string[]} & Record<
  'amount' | 'months' | 'noticeDays' | 'percent' | 'rate',
  number
> &
  Record<'date' | 'earliest' | 'from' | 'since', {day: string}> &
  Record<'limit' | 'total', Amount> &
  Record<'last' | 'now', Amount | number>
type Words = string | StaffWords
type Param = Words | Kinds[keyof Kinds]
type Params<C extends Code> = {
  readonly [Name in NamesIn<(typeof SENTENCES)[C][StaffLanguage]>]: Name extends keyof Kinds ? Kinds[Name] : Words
}

/** A problem without its place: a code of SENTENCES and what it says. */
export type Finding = {code: Code; params: Readonly<Record<string, Param>>}
/** `refuse`: it stops sales or breaks a page. `ask`: it may be meant, and deserves a second look. */
type Severity = 'refuse' | 'ask'

export type DatasetProblem = Finding & {
  severity: Severity
  /** Document to open for a fix; null when there is none. */
  documentId: string | null
  documentType: string | null
  path?: string
  /** The moment (ISO) at which it arises, when that is not the moment of going live. */
  at?: string
  /** Remedy that the Studio offers. */
  remedy?: {redirect: Pick<Redirect, 'from' | 'destination'>}
}

export const finding = <C extends Code>(code: C, params: Params<C>): Finding => ({code, params})

type Place = {_id: string | null; _type: string | null}
const problem =
  (severity: Severity) =>
  <C extends Code>({_id, _type}: Place, path: string | undefined, code: C, params: Params<C>): DatasetProblem => ({
    severity,
    documentId: _id,
    documentType: _type,
    ...(path && {path}),
    ...finding(code, params),
  })
export const refuse = problem('refuse')
export const ask = problem('ask')

/** Parameters that tell problems of one place apart; amounts, days and discounts may change while a problem stays. */
const IDENTIFYING = ['address', 'fault', 'key', 'name', 'names', 'period', 'route', 'words']

/** Equal for a problem before and after a change elsewhere. */
export const identityOf = ({severity, documentId, path, code, params}: DatasetProblem): string =>
  JSON.stringify([
    severity,
    documentId,
    path,
    code,
    Object.entries(params).filter(([name]) => IDENTIFYING.includes(name)),
  ])

/** Whether this code has a sentence: another version of the site may know more. */
export const isKnown = ({code}: {code: string}): boolean => Object.hasOwn(SENTENCES, code)

/** The sentence of a problem, made where it is shown. */
export const sentenceOf = ({code, params}: Finding, language: StaffLanguage): string =>
  SENTENCES[code][language].replace(/<(\w)(\w*)>/g, (_, first: string, rest: string) => {
    const words = wordsOf(params[first.toLowerCase() + rest] ?? '', language)
    return first === first.toLowerCase() ? words : capital(words)
  })

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** "de prijs per 3 maanden van Basis", "the monthly price of Basis", "€99.00", "1 December 2026". */
export function wordsOf(param: Param, language: StaffLanguage): string {
  const say = (nl: string, en: string) => ({nl, en})[language]
  if (typeof param === 'string') return param
  if (typeof param === 'number') return say(String(param).replace('.', ','), String(param))
  if ('length' in param) return param.map((name) => `{${name}}`).join(', ')
  if ('nl' in param) return param[language]
  if ('cents' in param) return formatEuros(param.cents, language)
  if ('day' in param) return Number.isNaN(Date.parse(param.day)) ? param.day : formatDay(param.day, language, 'long')
  const months = MONTHS[param.period]
  if ('percent' in param) {
    const {percent} = param
    const plan = wordsOf(param.plan, language)
    const less = percent ? say(`${wordsOf(percent, 'nl')}% minder`, `${percent}% less`) : say('niet minder', 'no less')
    return say(
      `${months} maanden ${plan} kosten ${less} dan per maand`,
      `${months} months of ${plan} cost ${less} than by the month`,
    )
  }
  const period = months === 1 ? say('per maand', 'monthly') : say(`per ${months} maanden`, `${months}-month`)
  if (!('plan' in param)) return period
  const plan = wordsOf(param.plan, language)
  return say(`de prijs ${period} van ${plan}`, `the ${period} price of ${plan}`)
}
