import type {ContentDocument} from '../../domain/content/shape.ts'
import {type Cents, centsFromEuros, parseAmount} from '../../domain/money/money.ts'
import {type HostedFacts, hasFailed, type MollieMethod} from './facts.ts'
import {type Check, fine, judgeAnswer, wrong} from './verdict.ts'

const MOLLIE = {needs: 'MOLLIE_API_KEY', who: 'Mollie'}
const METHODS = 'my.mollie.com → Settings → Website profiles → Payment methods'

/** Methods that renew subscriptions: a mandate by iDEAL or Bancontact is collected by direct debit. */
const RENEWING = ['directdebit', 'creditcard']

/** Highest amount that a customer may be charged at once, VAT included. */
function dearest(documents: readonly ContentDocument[]): Cents {
  const {vatRate = 0} = (documents.find(({_type}) => _type === 'siteSettings') ?? {}) as {vatRate?: number}
  const amounts = documents.flatMap(({_type, _id, exclVat}) =>
    _type === 'price' && !_id.startsWith('drafts.') && typeof exclVat === 'number' ? [centsFromEuros(exclVat)] : [],
  )
  return Math.round(Math.max(0, ...amounts) * (1 + vatRate / 100))
}

const euros = (cents: Cents) => `€${(cents / 100).toFixed(2)}`

const tooSmall = (methods: MollieMethod[], price: Cents) =>
  methods.flatMap(({id, maximumAmount}) => {
    const most = maximumAmount ? parseAmount(maximumAmount.value) : null
    return most !== null && most < price ? [`${id} takes ${euros(most)} at most`] : []
  })

const priceOf = ({sanity: {documents}}: HostedFacts) =>
  documents === null || hasFailed(documents) ? 0 : dearest(documents)

export const PAY_CHECKS: Check<HostedFacts>[] = [
  {
    id: 'mollie-key',
    title: 'Mollie key',
    judge: ({mollie: {profile}}) =>
      judgeAnswer(profile, MOLLIE, ({mode, name}) =>
        mode === 'live'
          ? fine(`live, of "${name}"`)
          : wrong('is a test key, with which nobody pays', 'my.mollie.com → Developers → API keys: the live key'),
      ),
  },
  {
    id: 'mollie-profile',
    title: 'Mollie profile',
    judge: ({mollie: {profile}}, {SITE_URL}) =>
      judgeAnswer(profile, MOLLIE, ({status, website}) => {
        if (status === 'blocked') return wrong('is blocked', 'ask Mollie why')
        if (status !== 'verified')
          return wrong(
            'Mollie has not looked at it yet',
            'my.mollie.com shows what it still asks; it wants to see the site with its terms and privacy page',
          )
        const [theirs, ours] = [URL.parse(website)?.hostname, SITE_URL && URL.parse(SITE_URL)?.hostname]
        return ours && theirs !== ours && `www.${theirs}` !== ours && theirs !== `www.${ours}`
          ? wrong(`is for ${website}, and the site is ${SITE_URL}`, 'my.mollie.com → Settings → Website profiles')
          : fine(`verified, for ${website}`)
      }),
  },
  {
    id: 'mollie-first',
    title: 'Methods for a first payment',
    judge: (facts) =>
      judgeAnswer(facts.mollie.first, MOLLIE, (methods) => {
        if (methods.length === 0) return wrong('none is switched on: nobody can pay', METHODS)
        const small = tooSmall(methods, priceOf(facts))
        return small.length === methods.length
          ? wrong(
              `none takes the dearest price, ${euros(priceOf(facts))}: ${small.join(', ')}`,
              'ask Mollie for a higher limit',
            )
          : fine(
              `${methods.map(({id}) => id).join(', ')}${small.length > 0 ? `; for the dearest price not: ${small.join(', ')}` : ''}`,
            )
      }),
  },
  {
    id: 'mollie-recurring',
    title: 'Methods for renewals',
    judge: (facts) =>
      judgeAnswer(facts.mollie.recurring, MOLLIE, (methods) => {
        const ids = methods.map(({id}) => id)
        const missing = RENEWING.filter((id) => !ids.includes(id))
        if (missing.includes('directdebit'))
          return wrong('SEPA direct debit is off: customers would pay once, and no subscription could be made', METHODS)
        const price = priceOf(facts)
        const small = tooSmall(methods, price)
        if (small.length > 0)
          return wrong(
            `the dearest price is ${euros(price)} with VAT, and ${small.join(', ')}`,
            'ask Mollie for a higher limit, or lower the price',
          )
        return missing.length > 0
          ? wrong('credit card is off: who pays by card or Apple Pay could not be renewed', METHODS)
          : fine(`${ids.join(', ')}, up to the dearest price (${euros(price)})`)
      }),
  },
]
