import {inSentence} from '../format/format.ts'
import {formatEuros} from '../money/money.ts'
import type {Breakdown} from '../money/pricing.ts'
import type {Language} from '../texts/languages.ts'
import {fill} from '../texts/placeholders.ts'
import {type LASTS, type Offer, periodsOf} from './offers.ts'

/** Sentences of the content, by how long a discount holds. */
export type OfferWords = Record<(typeof LASTS)[number], string>

type About = {now: Breakdown; later: Breakdown; periodLabel: string; language: Language}

/** Says what is paid now, and what after that: "Vandaag € 107,81, daarna maandelijks € 119,79." */
export const offerText = (
  {lasts, count}: Pick<Offer, 'count'> & {lasts: keyof OfferWords},
  words: OfferWords,
  {now, later, periodLabel, language}: About,
): string =>
  fill(words[lasts], {
    total: formatEuros(now.total, language),
    later: formatEuros(later.total, language),
    count: String(periodsOf({lasts, count})),
    period: inSentence(periodLabel),
  })
