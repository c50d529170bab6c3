import type {Details} from '../../../domain/customers/customerDetails.ts'
import {amsterdamDay, monthsLater} from '../../../domain/format/dates.ts'
import {MONTHS, type Period} from '../../../domain/money/periods.ts'
import {breakdown} from '../../../domain/money/pricing.ts'
import {portalPath} from '../../../domain/pages/portalAddress.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import type {MailOrder} from '../../notifications/customerMail.ts'
import type {PortalOrder} from './order.ts'

type SampleOffer = {planName: string; periodLabel: string; exclVat: number; vatRate: number}
type Sample = MailOrder & PortalOrder

const SAMPLE_RAISE = 10
const SITE = 'https://www.example.nl'

const DETAILS: Details = {
  company: 'Bakkerij Jansen',
  website: 'https://voorbeeld.nl/',
  country: 'NL',
  street: 'Voorstraat 1',
  postalCode: '3511 AA',
  city: 'Utrecht',
}

/** An order that nobody placed, to show mails and the page behind their link by: paid today, by the prices of today. */
export function sampleOrder(language: Language, period: Period, offer: SampleOffer): Sample {
  const today = amsterdamDay(new Date())
  const next = monthsLater(today, MONTHS[period])
  const amounts = breakdown(offer.exclVat, offer.vatRate)
  const {total} = amounts
  const manageUrl = `${SITE}${portalPath(language)}?order=VK-0123456789AB`
  return {
    ...amounts,
    id: 'VK-0123456789AB',
    language,
    period,
    planName: offer.planName,
    periodLabel: offer.periodLabel,
    vatRate: offer.vatRate,
    customerName: 'Jo de Vries',
    customerEmail: 'jo@example.nl',
    company: 'Bakkerij Jansen',
    website: 'https://voorbeeld.nl/',
    nextDay: next,
    endDay: next,
    receipt: '',
    email: 'jo@example.nl',
    since: today,
    runsUntil: next,
    isGivenBack: false,
    owes: false,
    nextIfPaid: next,
    state: 'running',
    pause: null,
    mayUndo: false,
    firstDay: null,
    overdueTotal: total,
    details: DETAILS,
    mayUsePeppol: true,
    payments: [{id: 'tr_first', day: today, total, status: 'paid', refunded: 0, chargedBack: 0}],
    documents: [],
    pageHref: '#',
    terms: [],
    mandate: '',
    mandateReference: '',
    unknownVatNumber: '',
    exportHref: '#',
    planChange: {choices: [], backHref: '#', chosen: null, refusal: null, pending: null},
    buying: null,
    sharing: null,
    ofAddress: [],
    payUntil: next,
    newDay: next,
    refunded: total,
    newPrice: {
      ...breakdown(offer.exclVat + SAMPLE_RAISE, offer.vatRate),
      oldTotal: total,
      vatRate: offer.vatRate,
      from: next,
    },
    invoice: {state: 'attached', kind: 'invoice', number: `${amsterdamDay(new Date()).slice(0, 4)}-00001`},
    siteUrl: SITE,
    manageUrl,
  }
}
