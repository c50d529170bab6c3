import type {Language} from './languages.ts'
import {formatEuros} from './money.ts'
import {breakdown, PERIODS} from './pricing.ts'

/** Facts by name: `brand` → "Vindkracht", `price:basis:monthly` → "€ 99". */
export type Facts = Readonly<Record<string, string>>

const PLACEHOLDER = /\{([a-zA-Z][\w:-]*)\}/g

export const placeholdersIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')

/** Replaces the placeholders that are known; others stay, since a later step may know them (the chosen plan, a total). */
export function fill(text: string, facts: Facts): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => facts[name] ?? whole)
}

const SETTING_FACTS = [
  'brand',
  'company',
  'address',
  'phone',
  'kvk',
  'vatNumber',
  'vatRate',
  'infoEmail',
  'supportEmail',
  'privacyEmail',
] as const

/** The placeholders that editors may use in any text, as they are offered to them, for the plans that there are. */
export const placeholderNames = (plans: readonly string[]): string[] => [
  ...SETTING_FACTS,
  ...plans.flatMap((plan) => PERIODS.flatMap((period) => [`price:${plan}:${period}`, `total:${plan}:${period}`])),
]

/** What the facts are made from: siteSettings and the prices, already in one language. */
export type FactSources = {
  settings: {
    brandName: string
    company: {legalName: string; street: string; postalCode: string; city: string; kvk: string; vatNumber: string}
    phone: {display: string}
    emails: {info: string; support: string; privacy: string}
    vatRate: number
  }
  prices: {plan: {key: string}; period: string; exclVat: number}[]
}

/** The values of the placeholders that editors may use in any text. */
export function factsFrom({settings, prices}: FactSources, language: Language): Facts {
  const {company, emails, vatRate} = settings
  const facts: Record<string, string> = {
    brand: settings.brandName,
    company: company.legalName,
    address: `${company.street}, ${company.postalCode} ${company.city}`,
    phone: settings.phone.display,
    kvk: company.kvk,
    vatNumber: company.vatNumber,
    vatRate: String(vatRate),
    infoEmail: emails.info,
    supportEmail: emails.support,
    privacyEmail: emails.privacy,
  }
  for (const price of prices) {
    const name = `${price.plan.key}:${price.period}`
    const {exclVat, total} = breakdown(price.exclVat, vatRate)
    facts[`price:${name}`] = formatEuros(exclVat, language, {whole: true})
    facts[`total:${name}`] = formatEuros(total, language)
  }
  return facts
}

type Span = {_type: 'span'; _key: string; text: string; marks?: string[]}
type Block = {
  _type: 'block'
  _key: string
  children?: Span[]
  markDefs?: {_key: string; _type: string; href?: string}[]
}

const EMAIL_FACTS = new Set(['infoEmail', 'supportEmail', 'privacyEmail'])

/** Fills every string of a query result; in rich text an e-mail placeholder becomes a mailto link. */
export function fillContent<T>(content: T, facts: Facts): T {
  return fillValue(content, facts) as T
}

function fillValue(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fill(value, facts)
  if (Array.isArray(value)) return value.map((item) => fillValue(item, facts))
  if (typeof value !== 'object' || value === null) return value
  if ('_type' in value && value._type === 'block') return fillBlock(value as Block, facts)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillValue(inner, facts)]))
}

function fillBlock(block: Block, facts: Facts): Block {
  const markDefs = [...(block.markDefs ?? [])]
  const children = (block.children ?? []).flatMap((span) => splitAtEmails(span, facts, markDefs))
  return {...block, children, markDefs}
}

function splitAtEmails(span: Span, facts: Facts, markDefs: NonNullable<Block['markDefs']>): Span[] {
  const parts = span.text.split(/(\{(?:infoEmail|supportEmail|privacyEmail)\})/)
  return parts
    .filter((part) => part !== '' || parts.length === 1)
    .map((part, index) => {
      const name = part.slice(1, -1)
      const address = EMAIL_FACTS.has(name) && part.startsWith('{') ? facts[name] : undefined
      const key = `${span._key}-${index}`
      if (!address) return {...span, _key: key, text: fill(part, facts)}
      markDefs.push({_key: key, _type: 'link', href: `mailto:${address}`})
      return {...span, _key: key, text: address, marks: [...(span.marks ?? []), key]}
    })
}
