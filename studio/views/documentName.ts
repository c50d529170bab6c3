import {isPeriod} from '../../domain/money/periods.ts'
import {DEFAULT_LANGUAGE, type Language} from '../../domain/texts/languages.ts'
import {fillText} from '../../domain/texts/phrases.ts'
import {currentlyPublished} from '../published/published.ts'
import {PERIOD_TITLES} from '../schema/periods.ts'

/** A document of any type; of a price also the plan that it refers to. */
export type Named = {[field: string]: unknown}

const inDefaultLanguage = (value: unknown) =>
  (value as Partial<Record<Language, unknown>> | undefined)?.[DEFAULT_LANGUAGE]

/** Name of a document: the field that names it, in the default language, plan and period, or the address of a redirect. */
export function nameOf({title, name, question, label, subject, text, plan, period, from}: Named): string {
  const found = [title, name, question, label, subject, text, (plan as Named | undefined)?.name]
    .map(inDefaultLanguage)
    .find((text): text is string => typeof text === 'string' && text !== '')
  const filled = found ? fillText(found, currentlyPublished().placeholderValues[DEFAULT_LANGUAGE]) || found : ''
  const named = [filled, isPeriod(period) && PERIOD_TITLES[period]].filter(Boolean).join(', ')
  return named || (typeof from === 'string' ? from : '')
}
