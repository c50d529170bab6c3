import {type MollieClient, SequenceType} from '@mollie/api-client'
import type {PlanKey} from '../../domain/catalogue/plans.ts'
import {pricesInForce} from '../../domain/catalogue/priceList.ts'
import type {ContentDocument} from '../../domain/content/shape.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import type {Period} from '../../domain/money/periods.ts'
import {DEFAULT_LANGUAGE} from '../../domain/texts/languages.ts'
import type {ContentClient} from '../runtime/content.ts'
import {problemsIn, readDocuments} from '../runtime/contentProblems.ts'
import {withDeadline} from '../runtime/deadline.ts'
import {caught} from '../runtime/log.ts'
import {readQuote} from './quote.ts'

const MOLLIE_WITHIN_MS = 5000

type Services = {content: ContentClient; mollie: MollieClient; mode: 'test' | 'live'}

/** Why nobody can buy at this moment, a sentence each; none when somebody can. Makes nothing anywhere. */
export async function whyClosed({content, mollie, mode}: Services, now: Date): Promise<string[]> {
  const documents = await readDocuments(content).catch((error: unknown) => {
    caught('content.read_failed', {}, error)
    return null
  })
  if (!documents) return ['The content cannot be read.']
  const problems = problemsIn(documents)
  if (problems.length > 0) return problems
  const sold = firstSold(documents, amsterdamDay(now))
  if (!sold) return ['No plan is on sale at a price that has started.']
  const quoted = await readQuote(content, {...sold, language: DEFAULT_LANGUAGE}, now, {mode}).then(
    () => true,
    () => false, // it is logged there
  )
  if (!quoted) return [`No offer can be made of plan ${sold.plan}, ${sold.period}.`]
  return whyMollieIsAway(mollie)
}

async function whyMollieIsAway(mollie: MollieClient): Promise<string[]> {
  try {
    const asked = mollie.methods.list({sequenceType: SequenceType.first, includeWallets: 'applepay'})
    const methods = await withDeadline(MOLLIE_WITHIN_MS, asked)
    return methods.length > 0 ? [] : ['Mollie has no method for a first payment switched on.']
  } catch (error) {
    caught('payment_methods.read_failed', {}, error)
    return ['Mollie cannot be reached.']
  }
}

/** A plan and period that can be bought. */
function firstSold(documents: readonly ContentDocument[], today: string): {plan: PlanKey; period: Period} | null {
  const plans = new Map(
    documents.flatMap(({_type, _id, availability, key}) =>
      _type === 'plan' && availability === 'onSale' ? [[_id, String(key)]] : [],
    ),
  )
  const prices = documents.flatMap(({_type, plan, period, exclVat, validFrom}) => {
    const key = _type === 'price' && plans.get((plan as {_ref: string})._ref)
    return key
      ? [{plan: {key}, period: period as Period, exclVat: exclVat as number, validFrom: validFrom as string}]
      : []
  })
  const [first] = pricesInForce(prices, today)
  return first ? {plan: first.plan.key, period: first.period} : null
}
