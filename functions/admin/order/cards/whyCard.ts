import {formatEuros} from '../../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../../domain/texts/languages.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import type {Order} from '../../../billing/orders/order.ts'
import {agreedOn} from '../../../billing/prices/priceChange.ts'
import {type Effect, effectsOf} from '../../../billing/state/effects.ts'
import {stateOf} from '../../../billing/state/stateOf.ts'
import {card} from '../../../ui/card.ts'
import {type Html, html} from '../../../ui/html.ts'
import {ADMIN_WORDS, mailName} from '../../words/words.ts'
import type {OrderView} from '../orderView.ts'

/** The state of an order in words, and what each rule does next: `at` is a day, a moment, or empty for at once. */
export function explain(order: Order, language: StaffLanguage, now: Date) {
  const words = ADMIN_WORDS[language]
  const state = stateOf(order, now)
  const next = effectsOf(order, now).map((effect) => ({at: effect.at, what: sentenceOf(effect, order, language)}))
  return {state, meaning: words.states[state], next}
}

function sentenceOf(effect: Effect, order: Order, language: StaffLanguage): string {
  const words = ADMIN_WORDS[language]
  const cents = 'cents' in effect ? effect.cents : 'total' in effect ? effect.total : agreedOn(order, effect.at).total
  return fill(words.effects[effect.do], {
    payment: 'payment' in effect ? effect.payment : '',
    amount: formatEuros(cents, language),
    mail: 'mail' in effect ? mailName(effect.mail, words) : '',
  })
}

/** Explains where the order stands, and what happens next without anybody. */
export function whyCard({order, now, words, view, day, moment}: OrderView): Html {
  const {meaning, next} = explain(order, view.language, now)
  const when = (at: string) => (at.length > 10 ? moment(at) : day(at))
  const steps = next.map(
    ({at, what}) => html`<li><span class="by">${at ? when(at) : words.atOnce}</span><div>${what}</div></li>`,
  )
  return card({
    id: 'why',
    heading: words.why,
    isFolded: view.isPhone,
    content: html`<p>${meaning}</p>${next.length > 0 ? html`<ul class="timeline">${steps}</ul>` : html`<p class="muted">${words.nothingNext}</p>`}`,
    beside: html`<p class="hint">${words.whyHint}</p>`,
  })
}
