import {inSentence} from '../format/format.ts'
import {formatEuros} from '../money/money.ts'
import type {Breakdown} from '../money/pricing.ts'
import type {Language} from '../texts/languages.ts'
import {fill} from '../texts/placeholders.ts'
import {type LASTS, type Offer, periodsOf} from './offers.ts'

/** Sentences of the content, by how long a discount holds. */
export type OfferWords = Record<(typeof LASTS)[number], string>

/** The words below the button: about the mandate of a free period, and about the next payment. */
type WordsInShort = OfferWords & {inShort: string; free?: string | null}

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

/** Says it below the button, with how a mandate is given for nothing, and on which `{date}` the next payment is. */
export const offerInShort = (
  offer: Pick<Offer, 'count'> & {lasts: keyof OfferWords},
  words: WordsInShort,
  about: About,
): string =>
  [offerText(offer, words, about), about.now.total === 0 && words.free, words.inShort].filter(Boolean).join(' ')
