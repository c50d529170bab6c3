import {dearestRenewal, directDebitLimit} from '../../domain/catalogue/directDebit.ts'
import {plainMethod} from '../../domain/catalogue/paymentMethods.ts'
import type {SiteSettings} from '../../domain/content/content.types.ts'
import type {ContentDocument} from '../../domain/content/shape.ts'
import {listOf} from '../../domain/environment/checks.ts'
import type {Environment} from '../../domain/environment/read.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import {type Cents, formatAmount, isAmount, parseAmount} from '../../domain/money/money.ts'
import {type HostedFacts, hasFailed, type MollieMethod} from './facts.ts'
import {type Check, fine, judgeAnswer, quoted, type Verdict, wrong} from './verdict.ts'

const MOLLIE = {needs: 'MOLLIE_API_KEY', who: 'Mollie'}
const METHODS = 'my.mollie.com → Settings → Website profiles → Payment methods'

/** Methods that renew subscriptions: a mandate by iDEAL or Bancontact is collected by direct debit. */
const RENEWING = ['directdebit', 'creditcard']

/** Highest amount that a customer may be charged at once, VAT included, and the one that Mollie is said to collect. */
function renewalsOf(documents: readonly ContentDocument[], now: Date): {dearest: Cents; limit: Cents} {
  const settings = documents.find(({_id, _type}) => _type === 'siteSettings' && _id === _type) as
    | SiteSettings
    | undefined
  const known = settings ?? {vatRate: 0}
  const today = amsterdamDay(now)
  const amounts = documents.flatMap(({_type, _id, exclVat, validFrom}) =>
    _type === 'price' && !_id.startsWith('drafts.') && typeof exclVat === 'number' && isAmount(exclVat)
      ? [dearestRenewal({exclVat, validFrom: String(validFrom)}, known, today)]
      : [],
  )
  return {dearest: Math.max(0, ...amounts), limit: directDebitLimit(known)}
}

const euros = (cents: Cents) => `€${(cents / 100).toFixed(2)}`

const tooSmall = (methods: MollieMethod[], price: Cents) =>
  methods.flatMap(({id, maximumAmount}) => {
    const most = maximumAmount ? parseAmount(maximumAmount.value) : null
    return most !== null && most < price ? [`${id} takes ${euros(most)} at most`] : []
  })

const renewalsIn = ({sanity: {documents}, now}: HostedFacts) =>
  renewalsOf(documents === null || hasFailed(documents) ? [] : documents, now)

/** A limit in Site settings above Mollie's, by which the Studio would ask too late. */
function overstated(methods: MollieMethod[], limit: Cents): string | undefined {
  const debit = methods.find(({id}) => id === 'directdebit')
  const most = debit?.maximumAmount ? parseAmount(debit.maximumAmount.value) : null
  return most !== null && most < limit && limit > directDebitLimit({vatRate: 0})
    ? `Site settings say ${euros(limit)}, and directdebit takes ${euros(most)} at most`
    : undefined
}

/** Methods with the limit of Site settings, where Mollie names none for direct debits. */
const withLimit = (methods: MollieMethod[], limit: Cents): MollieMethod[] =>
  methods.map((method) =>
    method.id === 'directdebit' && !method.maximumAmount
      ? {...method, maximumAmount: {value: formatAmount(limit), currency: 'EUR'}}
      : method,
  )

/** Mollie's keys of methods for a first payment; editors may name others that they only describe. */
const KNOWN = ['ideal', 'bancontact', 'creditcard', 'applepay', 'paypal', 'belfius', 'kbc', 'eps']

/** Methods that pages promise. */
const promised = ({sanity: {documents}}: HostedFacts): string[] => {
  const all = documents === null || hasFailed(documents) ? [] : documents
  const settings = all.find(({_id, _type}) => _type === 'siteSettings' && _id === _type) as SiteSettings | undefined
  const names = (settings?.paymentMethods ?? []).map(({nl}) => plainMethod(nl ?? ''))
  return KNOWN.filter((id) => names.includes(id))
}

export const PAY_CHECKS: Check<HostedFacts>[] = [
  {
    id: 'mollie-key',
    title: 'Mollie key',
    judge: ({mollie: {profile}}) =>
      judgeAnswer(profile, MOLLIE, ({mode, name}) =>
        mode === 'live'
          ? fine(`live, ${name ? 'of ' : ''}${quoted(name)}`)
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
        const off = promised(facts).filter((name) => !methods.some(({id}) => id === name))
        if (off.length > 0)
          return wrong(`${off.join(', ')}: off at Mollie, and Site settings name it to visitors`, METHODS)
        const {dearest} = renewalsIn(facts)
        const small = tooSmall(methods, dearest)
        return small.length === methods.length
          ? wrong(
              `none takes the dearest price, ${euros(dearest)}: ${small.join(', ')}`,
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
        const {dearest, limit} = renewalsIn(facts)
        const small = tooSmall(withLimit(methods, limit), dearest)
        if (small.length > 0)
          return wrong(
            `the dearest price is ${euros(dearest)} with VAT, and ${small.join(', ')}`,
            'ask Mollie for a higher limit, or lower the price',
          )
        const untrue = overstated(methods, limit)
        if (untrue) return wrong(untrue, 'Studio → Site settings → Highest direct debit at Mollie')
        return missing.length > 0
          ? wrong('credit card is off: who pays by card or Apple Pay could not be renewed', METHODS)
          : fine(`${ids.join(', ')}, up to the dearest price (${euros(dearest)})`)
      }),
  },
  {
    id: 'mollie-balance',
    title: 'Mollie’s payouts',
    judge: (facts) =>
      judgeAnswer(facts.mollie.balance, {needs: 'MOLLIE_ORGANISATION_TOKEN', who: 'Mollie'}, ({currency}) =>
        fine(`the balance in ${currency} can be read`),
      ),
  },
  {
    id: 'moneybird',
    title: 'Moneybird',
    judge: ({moneybird: {accounts, rates}}, environment) => {
      if (!environment.MONEYBIRD_TOKEN) return fine('not used')
      const named = {needs: 'MONEYBIRD_TOKEN and MONEYBIRD_ADMINISTRATION', who: 'Moneybird'}
      return judgeAnswer(accounts, named, (ledger) =>
        judgeAnswer(rates, named, (vat) => judgeMoneybird(ledger, vat, environment)),
      )
    },
  },
]

type Named = {id: string | number; name: string}

/** Whether the ids in the settings are there, with their names to look at. */
function judgeMoneybird(accounts: readonly Named[], rates: readonly Named[], environment: Environment): Verdict {
  const nameOf = (rows: readonly Named[], wanted: string | undefined) =>
    rows.find(({id}) => String(id) === wanted)?.name
  if (!environment.MONEYBIRD_LEDGER_ACCOUNT) return wrong('MONEYBIRD_LEDGER_ACCOUNT is not set', choose(accounts))
  const account = nameOf(accounts, environment.MONEYBIRD_LEDGER_ACCOUNT)
  if (account === undefined) return wrong('MONEYBIRD_LEDGER_ACCOUNT is none of its ledger accounts', choose(accounts))
  const given = listOf(environment.MONEYBIRD_TAX_RATES ?? '').filter(Boolean)
  if (given.length === 0)
    return wrong('MONEYBIRD_TAX_RATES is not set', `write it as 21=<id>,reversed=<id>; ${choose(rates)}`)
  const pairs = given.map((pair) => pair.split('='))
  const missing = pairs.filter(([, id]) => nameOf(rates, id) === undefined).map(([rate]) => rate)
  if (missing.length > 0)
    return wrong(`MONEYBIRD_TAX_RATES: no active rate for sales has the id of ${missing.join(', ')}`, choose(rates))
  return fine(`${account}; ${pairs.map(([rate, id]) => `${rate}: ${nameOf(rates, id)}`).join(', ')}`)
}

const choose = (rows: readonly Named[]) =>
  rows.length > 0
    ? `choose of ${rows.map(({id, name}) => `${id} (${name})`).join(', ')}`
    : 'make one at Moneybird first'
