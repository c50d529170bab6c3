import {plansOnSale} from '../../domain/catalogue/plans.ts'
import {byPeriod, pricesInForce} from '../../domain/catalogue/priceList.ts'
import {formatEuros} from '../../domain/money/money.ts'
import {breakdown, perMonth} from '../../domain/money/pricing.ts'
import {vatRateOn} from '../../domain/money/vat.ts'
import {pathOf} from '../../domain/pages/pages.ts'
import type {Language} from '../../domain/texts/languages.ts'
import type {Localised} from '../../domain/texts/texts.ts'
import {linkButton} from '../ui/button.ts'
import {type Html, html} from '../ui/html.ts'
import type {WindContent} from './windContent.ts'

type Shown = {texts: Localised<WindContent>; language: Language; today: string}

/** The plans that can be bought, each with its price of a month and the way to its checkout; nothing when there are none. */
export function plansOnWindPage({texts, language, today}: Shown): Html | false {
  const {plans, prices, pricing, words, settings} = texts
  const inForce = pricesInForce(prices, today)
  const sold = plansOnSale(plans, inForce)
  const vatRate = vatRateOn(settings, today)
  if (sold.length === 0) return false
  const cards = sold.map(({key, name, badge, tagline, buttonLabel}) => {
    const [price] = byPeriod(inForce.filter(({plan}) => plan.key === key))
    if (!price) return false
    const {exclVat, total} = breakdown(price.exclVat, vatRate)
    const monthly = formatEuros(perMonth(exclVat, price.period), language, {whole: true})
    return html`<article class="card plan"><header><h3>${name}</h3>${badge && html`<span class="badge">${badge}</span>`}</header><p>${tagline}</p><p class="price"><strong>${monthly}</strong> ${pricing.perMonth}</p><p class="muted">${formatEuros(total, language)} ${pricing.inclVat}</p>${linkButton(pathOf('checkout', language, key), buttonLabel, {variant: badge ? 'main' : false})}</article>`
  })
  return html`<section aria-labelledby="plans-heading"><h2 id="plans-heading">${words.service.plans}</h2><div class="plans">${cards}</div></section>`
}
