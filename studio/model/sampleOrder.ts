import {amsterdamDay, monthsLater} from './dates.ts'
import type {Language} from './languages.ts'
import type {MailOrder} from './mail.ts'
import {breakdown, MONTHS, type Period} from './pricing.ts'
import type {SubscriptionOrder} from './subscriptionPage.ts'

type Offer = {planName: string; periodLabel: string; exclVat: number; vatRate: number}
type Sample = MailOrder & Pick<SubscriptionOrder, 'since' | 'isCancelled' | 'runsUntil'>

const SAMPLE_RAISE = 10
const SITE = 'https://www.example.nl'

/** An order that nobody placed, to show mails and the page behind their link by: paid today, by the prices of today. */
export function sampleOrder(language: Language, period: Period, offer: Offer): Sample {
  const next = monthsLater(amsterdamDay(new Date()), MONTHS[period])
  return {
    ...breakdown(offer.exclVat, offer.vatRate),
    id: 'VK-0123456789AB',
    language,
    period,
    planName: offer.planName,
    periodLabel: offer.periodLabel,
    vatRate: offer.vatRate,
    customerName: 'Jo de Vries',
    customerEmail: 'jo@example.nl',
    nextDay: next,
    endDay: next,
    since: amsterdamDay(new Date()),
    runsUntil: next,
    isCancelled: false,
    payUntil: next,
    refunded: breakdown(offer.exclVat, offer.vatRate).total,
    newPrice: {
      ...breakdown(offer.exclVat + SAMPLE_RAISE, offer.vatRate),
      oldTotal: breakdown(offer.exclVat, offer.vatRate).total,
      vatRate: offer.vatRate,
      from: next,
    },
    invoice: {state: 'attached', kind: 'invoice', number: `${amsterdamDay(new Date()).slice(0, 4)}-00001`},
    siteUrl: SITE,
    manageUrl: `${SITE}/api/subscription?order=VK-0123456789AB`,
  }
}
