import type {SanityClient} from '@sanity/client'
import {localise} from '../../domain/texts/texts.ts'
import {MAIL_KINDS} from '../../functions/billing/orders/order.ts'
import {quoteQuery} from '../../functions/checkout/quote.query.ts'
import {mailQuery} from '../../functions/notifications/mail.query.ts'
import {subscriptionPageQuery} from '../../functions/portal/portal.query.ts'
import type {Purchase} from './customer.ts'

type Choice = Pick<Purchase, 'plan' | 'period' | 'language'>
const known = new Map<string, Promise<Words>>()

/** The words of the content that a purchase is told with, in its language; read once, as no purchase changes them. */
export function wordsFor({plan, period, language}: Choice, content: SanityClient): Promise<Words> {
  const name = `${plan} ${period} ${language}`
  const words = known.get(name) ?? readWords({plan, period, language}, content)
  known.set(name, words)
  return words
}

async function readWords({plan, period, language}: Choice, content: SanityClient) {
  const [quote, page, ...mails] = await Promise.all([
    content.fetch(quoteQuery, {plan, period, code: ''}),
    content.fetch(subscriptionPageQuery),
    ...MAIL_KINDS.map((kind) => content.fetch(mailQuery, {kind})),
  ])
  const {plan: onSale, labels} = localise(quote, language)
  const {texts, settings} = localise(page, language)
  if (!onSale || !labels || !texts || !settings) throw new Error('The content lacks the words of a purchase')
  const subjects = mails.map(({message}, index) => [MAIL_KINDS[index], localise(message, language)?.subject ?? ''])
  return {
    brand: settings.brandName,
    plan: onSale.name,
    period: labels[period],
    invoice: settings.invoice,
    reverseCharge: settings.labels.reverseCharge,
    page: texts,
    subjects: Object.fromEntries(subjects) as Record<(typeof MAIL_KINDS)[number], string>,
  }
}
export type Words = Awaited<ReturnType<typeof readWords>>
