import {inSentence} from '../../domain/format/format.ts'
import {isPeriod} from '../../domain/money/periods.ts'
import {readText} from '../published/readText.ts'
import {PERIOD_TITLES} from '../schema/periods.ts'

/** A document of any type; of a price also the plan that it refers to. */
export type Named = {[field: string]: unknown}

/** Name of a document in the language of the Studio: the field that names it, plan and period, or the address of a redirect. */
export function nameOf({title, name, question, label, subject, text, plan, period, from}: Named): string {
  const texts = [title, name, question, label, subject, text, (plan as Named | undefined)?.name]
  const found = texts.map(readText).find(Boolean) ?? ''
  const named = [found, isPeriod(period) && (found ? inSentence : String)(PERIOD_TITLES[period])]
    .filter(Boolean)
    .join(', ')
  return named || [name, from].find((each): each is string => typeof each === 'string') || ''
}
