import type {ContentSourceMap, ContentSourceMapParsedPath} from '@sanity/client/csm'
import {formatNumber} from '../../../../domain/format/format.ts'
import {formatEuros} from '../../../../domain/money/money.ts'
import {isPeriod} from '../../../../domain/money/periods.ts'
import {breakdown, perMonth} from '../../../../domain/money/pricing.ts'
import type {Language} from '../../../../domain/texts/languages.ts'
import {attributeOf, sourceOf} from './markTexts.ts'

/** Formatted numbers and dates of the content, with the fields they may come from: they have no room for a mark. */
export type FormattedValues = ReadonlyMap<string, readonly string[]>

/** Longer lists belong to a chart, whose document counts as a whole. */
const MANY = 50
const DAY = /^\d{4}-\d\d-\d\d/

/** Collects the formatted values of a result. Dates need no format: `time` elements carry them. */
export function formattedValuesOf(
  result: unknown,
  map: ContentSourceMap | undefined,
  language: Language,
  vatRate: number,
): FormattedValues {
  const formatted = new Map<string, string[]>()
  const walk = (value: unknown, at: ContentSourceMapParsedPath) => {
    if (Array.isArray(value)) {
      if (value.length <= MANY) value.forEach((item, index) => void walk(item, [...at, index]))
      return
    }
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, [...at, name])
      return
    }
    const shown =
      typeof value === 'number' ? formattedNumbers(value) : typeof value === 'string' && DAY.test(value) ? [value] : []
    add(at, shown)
  }
  const add = (at: ContentSourceMapParsedPath, shown: readonly string[]) => {
    const source = shown.length > 0 && sourceOf(at, map)
    if (!source) return
    const attribute = attributeOf(source)
    for (const look of shown) formatted.set(look, [...new Set([...(formatted.get(look) ?? []), attribute])])
  }
  const formattedNumbers = (value: number) => [0, 1].map((decimals) => formatNumber(value, language, decimals))
  walk(result, [])
  for (const {at, exclVat, period} of pricesIn(result)) {
    const {vat, total, exclVat: cents} = breakdown(exclVat, vatRate)
    const amounts = [cents, vat, total, ...(isPeriod(period) ? [perMonth(cents, period)] : [])]
    add(
      [...at, 'exclVat'],
      [
        ...new Set(
          amounts.flatMap((amount) => [formatEuros(amount, language), formatEuros(amount, language, {whole: true})]),
        ),
      ],
    )
  }
  return formatted
}

type Price = {at: ContentSourceMapParsedPath; exclVat: number; period: string}

function pricesIn(value: unknown, at: ContentSourceMapParsedPath = []): Price[] {
  if (typeof value !== 'object' || value === null) return []
  if ('exclVat' in value && 'period' in value && typeof value.exclVat === 'number')
    return [{at, exclVat: value.exclVat, period: String(value.period)}]
  return Object.entries(value).flatMap(([name, inner]) =>
    pricesIn(inner, [...at, Array.isArray(value) ? Number(name) : name]),
  )
}
