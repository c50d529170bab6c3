import {ownFigures} from '../brand/ownFigures.ts'
import {monthlyOf, type Saving, savingOf} from '../catalogue/priceList.ts'
import {onOneLine, phoneLink} from '../company/phone.ts'
import {RETENTION} from '../customers/retention.ts'
import {isBlank} from '../customers/typedText.ts'
import {amsterdamDay} from '../format/dates.ts'
import {listText, monthsText, percentText} from '../format/format.ts'
import {formatEuros} from '../money/money.ts'
import {isPeriod, PERIODS, type Period} from '../money/periods.ts'
import {breakdown} from '../money/pricing.ts'
import {type VatSettings, vatRateOn} from '../money/vat.ts'
import {COUNTED, type Step} from '../pages/counting.ts'
import {MEASURE_AGENT} from '../pages/windAddress.ts'
import type {Language} from './languages.ts'
import {fillText, isSaving, keptPart, keptSigns, NO_SAVING} from './phrases.ts'
import {fill, type PlaceholderValues} from './placeholders.ts'
import {TESTED} from './tested.ts'

const SETTING_PLACEHOLDERS = [
  'brand',
  'company',
  'address',
  'phone',
  'kvk',
  'vatNumber',
  'vatRate',
  'noticeDays',
  'infoEmail',
  'supportEmail',
  'privacyEmail',
  'keptUnpaidDays',
  'keptAttemptHours',
  'keptAttemptMinutes',
  'keptPaidYears',
  'keptLinkDays',
  'keptMessageDays',
  'keptCountMonths',
  'countedSteps',
  'testedTool',
  'testedRules',
  'testedCriteria',
  'testedPages',
  'testedStates',
  'measuredLighthouse',
  'measuredKilobytes',
  'measuredScripts',
  'measuredCookies',
  'measuredDay',
  'measureAgent',
  'keptMeasureHours',
] as const

const PREPAID = PERIODS.filter((period) => period !== 'monthly')
const savingNames = (slot: string) => [`discount:${slot}`, `monthsFree:${slot}`]

/** The placeholders that editors may use in any text, as they are offered to them, for the plans that there are. */
export const placeholderNames = (plans: readonly string[]): string[] => [
  ...SETTING_PLACEHOLDERS,
  ...PREPAID.flatMap(savingNames),
  ...plans.flatMap((plan) => [
    ...PERIODS.flatMap((period) => [`price:${plan}:${period}`, `total:${plan}:${period}`]),
    ...PREPAID.flatMap((period) => savingNames(`${plan}:${period}`)),
  ]),
]

/** Whether a placeholder stands for something that follows from prices, and so is there only while they are. */
export const followsFromPrices = (name: string): boolean => /^(price|total):/.test(name) || isSaving(name)

/** Sources of placeholder values: siteSettings, the prices in force, and the plans on sale (all, if not given). */
export type PlaceholderSources = {
  settings: {
    brandName: string
    company: {legalName: string; street: string; postalCode: string; city: string; kvk: string; vatNumber: string}
    phone: {display: string; international: string}
    emails: {info: string; support: string; privacy: string}
    noticeDays: number
    /** A part of a sentence for each step that is counted. */
    counted?: Record<Step, string | Record<Language, string>> | null
  } & VatSettings
  /** The day in Amsterdam (YYYY-MM-DD) on which they hold: this one, if not given. */
  today?: string
  prices: readonly SourcePrice[]
  onSale?: readonly {key: string}[]
}
/** "een pagina is bekeken, een pakket is gekozen en …": every step that is counted, in the order of the code. */
const countedText = (names: NonNullable<PlaceholderSources['settings']['counted']>, language: Language) =>
  listText(
    COUNTED.map((step) => names[step]).map((name) => (typeof name === 'string' ? name : name[language])),
    language,
  )

type SourcePrice = {plan: {key: string}; period: string; exclVat: number}

/** The values of the placeholders that editors may use in any text. */
export function placeholderValuesFrom(
  {settings, prices, onSale, today = amsterdamDay(new Date())}: PlaceholderSources,
  language: Language,
): PlaceholderValues {
  const {company, emails, noticeDays} = settings
  const vatRate = vatRateOn(settings, today)
  const values: Record<string, string> = {
    brand: settings.brandName,
    company: company.legalName,
    address: `${company.street}, ${onOneLine(company.postalCode)} ${company.city}`,
    phone: onOneLine(settings.phone.display),
    phoneLink: phoneLink(settings.phone), // no placeholder: where {phone} leads in rich text
    kvk: company.kvk,
    vatNumber: company.vatNumber,
    vatRate: String(vatRate),
    noticeDays: String(noticeDays),
    infoEmail: emails.info,
    supportEmail: emails.support,
    privacyEmail: emails.privacy,
    keptUnpaidDays: String(RETENTION.unpaidDays),
    keptAttemptHours: String(RETENTION.attemptHours),
    keptAttemptMinutes: String(RETENTION.attemptMinutes),
    keptPaidYears: String(RETENTION.paidYears),
    keptLinkDays: String(RETENTION.linkDays),
    keptMessageDays: String(RETENTION.messageDays),
    keptCountMonths: String(RETENTION.countMonths),
    testedTool: TESTED.tool,
    testedRules: String(TESTED.rules),
    testedCriteria: String(TESTED.criteria),
    testedPages: String(TESTED.pages),
    testedStates: String(TESTED.states),
    ...ownFigures(today, language),
    keptMeasureHours: String(RETENTION.measureHours),
    measureAgent: MEASURE_AGENT,
    ...(settings.counted && {countedSteps: countedText(settings.counted, language)}),
  }
  for (const price of prices) {
    const name = `${price.plan.key}:${price.period}`
    const {exclVat, total} = breakdown(price.exclVat, vatRate)
    values[`price:${name}`] = formatEuros(exclVat, language, {whole: true})
    values[`total:${name}`] = formatEuros(total, language)
  }
  const savings = savingsOf(prices)
  for (const {plan, period, ...saving} of savings)
    Object.assign(values, savingValues(`${plan}:${period}`, [saving], language))
  for (const period of PREPAID) {
    const sold = savings.filter(
      ({plan, isCompared, ...saving}) =>
        saving.period === period && isCompared && (!onSale || onSale.some(({key}) => key === plan)),
    )
    if (sold.length > 0) Object.assign(values, savingValues(period, sold, language))
    else if (onSale) for (const name of savingNames(period)) values[name] = NO_SAVING
  }
  return values
}

type PlanSaving = Saving & {plan: string; period: Period; isCompared: boolean}

/** Savings of paying for several months; none where no monthly price is there to compare with. */
const savingsOf = (prices: readonly SourcePrice[]): PlanSaving[] =>
  prices.flatMap(({plan, period, exclVat}) => {
    const monthly = monthlyOf(prices, plan.key)
    if (!isPeriod(period) || period === 'monthly') return []
    const saving = monthly ? savingOf({period, exclVat}, monthly.exclVat) : {percent: 0, months: 0}
    return [{plan: plan.key, period, isCompared: monthly !== undefined, ...saving}]
  })

/** Range of savings of several plans; empty when one of them saves nothing, since it is promised of all. */
function savingValues(slot: string, savings: readonly Saving[], language: Language): Record<string, string> {
  const percents = savings.map(({percent}) => percent)
  const months = savings.map((saving) => saving.months)
  return {
    [`discount:${slot}`]: percents.includes(0) ? NO_SAVING : percentText(percents, language),
    [`monthsFree:${slot}`]: months.includes(0) ? NO_SAVING : monthsText(months, language),
  }
}

type Span = {_type: 'span'; _key: string; text: string; marks?: string[]}
type Block = {
  _type: 'block'
  _key: string
  children?: Span[]
  markDefs?: {_key: string; _type: string; href?: string}[]
}

const EMAIL_PLACEHOLDERS = new Set(['infoEmail', 'supportEmail', 'privacyEmail'])

/**
 * Fills every string of a query result; in rich text the placeholder of an e-mail address or the telephone is a link. A phrase
 * that comes to nothing is left out, and so are the paragraph, the line of a list and the question of which nothing is left.
 */
export function fillContent<T>(content: T, values: PlaceholderValues): T {
  return fillValue(content, values) as T
}

function fillValue(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === 'string') return fillText(value, values)
  if (Array.isArray(value))
    return value.flatMap((item) => {
      if (isEmptyBlock(item)) return []
      const filled = fillValue(item, values)
      return isGone(item, filled) ? [] : [filled]
    })
  if (typeof value !== 'object' || value === null) return value
  if (isBlock(value)) return fillBlock(value, values)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillValue(inner, values)]))
}

/** Whether an item of a list said something and says nothing any more. */
function isGone(before: unknown, after: unknown): boolean {
  if (isQuestion(before) && isQuestion(after))
    return hasGone(before.question, after.question) || hasGone(before.answer, after.answer)
  return hasGone(before, after)
}
const isQuestion = (value: unknown): value is {question: unknown; answer: unknown} =>
  typeof value === 'object' && value !== null && 'question' in value && 'answer' in value
const hasGone = (before: unknown, after: unknown) => wordsOf(before) !== '' && wordsOf(after) === ''

/** The words of a line, a block or a rich text; null of anything else. */
function wordsOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).join('')
  return isBlock(value) ? textOf(value) : null
}
const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && '_type' in value && value._type === 'block'

/** A paragraph or an item of a list that a paste or a key left behind. */
const isEmptyBlock = (value: unknown): boolean => isBlock(value) && isBlank(textOf(value))
const textOf = ({children = []}: Block) => children.map(({text = ''}) => text).join('')

function fillBlock(block: Block, values: PlaceholderValues): Block {
  const markDefs = [...(block.markDefs ?? [])]
  const children = keptSpans(block, values).flatMap((span) => splitAtContacts(span, values, markDefs))
  return {...block, children, markDefs}
}

/** A sentence may reach over several spans. */
function keptSpans(block: Block, values: PlaceholderValues): Span[] {
  const {children = []} = block
  const kept = keptSigns(textOf(block), values)
  if (!kept) return children
  let offset = 0
  return children.flatMap((span) => {
    const text = keptPart(span.text, kept, offset)
    offset += span.text.length
    return text === '' && span.text !== '' ? [] : [{...span, text}]
  })
}

function splitAtContacts(span: Span, values: PlaceholderValues, markDefs: NonNullable<Block['markDefs']>): Span[] {
  const parts = span.text.split(/(\{(?:infoEmail|supportEmail|privacyEmail|phone)\})/)
  return parts
    .filter((part) => part !== '' || parts.length === 1)
    .map((part, index) => {
      const name = part.slice(1, -1)
      const text = fill(part, values)
      const key = `${span._key}-${index}`
      const href = !part.startsWith('{')
        ? null
        : EMAIL_PLACEHOLDERS.has(name)
          ? `mailto:${text}`
          : name === 'phone' && values.phoneLink
      if (!href) return {...span, _key: key, text}
      markDefs.push({_key: key, _type: 'link', href})
      return {...span, _key: key, text, marks: [...(span.marks ?? []), key]}
    })
}
