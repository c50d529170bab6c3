import {amsterdamDay, DAY_MS, daysLater, HOUR_MS} from '../../domain/format/dates.ts'
import {formatDay} from '../../domain/format/format.ts'
import {byLanguage} from '../../domain/texts/byLanguage.ts'
import {DEFAULT_STAFF_LANGUAGE} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {isInvoiceLate} from '../billing/invoices/due.ts'
import {dueBy} from '../billing/invoices/store.ts'
import {claimCheckpoint, counts, readCheckpoint, writeCheckpoint} from '../billing/orders/lists/due.ts'
import type {Database} from '../database/database.ts'
import {LONG_ANSWER_MS, sendOnce} from '../notifications/send.ts'
import {operatorMail} from '../notifications/staffNotification.ts'
import {countRefused} from '../portal/links/signInLink.ts'
import type {MailConfig} from '../runtime/config.ts'

const CHECKPOINT = 'summary'
/** In Amsterdam. */
export const SUMMARY_FROM_HOUR = 7
/** How long before its last day an invoice that is missing is spoken of. */
const INVOICE_DAYS = 7
/** As many as one reads in a mail. */
const MOST_NAMES = 20

type Count = keyof Awaited<ReturnType<typeof counts>> | 'invoices' | 'lateInvoices' | 'refusedLinks'

/** A line for each number that is not nought. */
const WORDS = byLanguage({
  subject: ['Vandaag, {date}', 'Today, {date}'],
  button: ['Naar het beheer', 'To the back office'],
  lines: {
    sold: ['{count} nieuwe betaalde bestelling(en) sinds gisteren', '{count} new paid order(s) since yesterday'],
    renewed: ['{count} verlenging(en) betaald sinds gisteren', '{count} renewal(s) paid since yesterday'],
    alerts: ['{count} ding(en) waar iemand naar moet kijken', '{count} thing(s) that somebody must look at'],
    undeliverable: ['{count} mail(s) die niet te bezorgen zijn', '{count} mail(s) that cannot be delivered'],
    messages: [
      '{count} bericht(en) van formulieren die nog niemand heeft afgehandeld',
      '{count} message(s) from forms that nobody has handled yet',
    ],
    lateMails: ['{count} mail(s) die nog niet zijn verstuurd', '{count} mail(s) that have not been sent yet'],
    lateSubscriptions: [
      '{count} betaalde bestelling(en) zonder abonnement',
      '{count} paid order(s) without a subscription',
    ],
    lateBeginnings: [
      '{count} klant(en) die langer dan 24 uur op de eerste verbeteringen wachten',
      '{count} customer(s) who wait for the first improvements for more than 24 hours',
    ],
    invoices: [
      '{count} factuur/facturen die uiterlijk de 15e gemaakt moeten zijn',
      '{count} invoice(s) that must be issued by the 15th',
    ],
    lateInvoices: [
      '{count} factuur/facturen te laat, de 15e is voorbij: {names}',
      '{count} invoice(s) late, the 15th has passed: {names}',
    ],
    refusedLinks: [
      '{count} adres(sen) waarvoor vaker om een inloglink is gevraagd dan we er sturen',
      '{count} address(es) for which more sign-in links were asked than we send',
    ],
  },
})

const hourInAmsterdam = (moment: Date) =>
  Number(
    new Intl.DateTimeFormat('en-GB', {hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Amsterdam'}).format(moment),
  )

type Services = {
  database: Database
  operators: readonly string[]
  mail: MailConfig
  siteUrl: string
  now: () => Date
}

/** Once each morning the people of the company read what there is; on a day without anything, nothing. */
export async function sendSummary({database, operators, mail, siteUrl, now}: Services): Promise<boolean> {
  const moment = now()
  const today = amsterdamDay(moment)
  if (hourInAmsterdam(moment) < SUMMARY_FROM_HOUR) return false
  const before = await readCheckpoint(database, CHECKPOINT)
  // One of several simultaneous runs.
  if (!(await claimCheckpoint(database, CHECKPOINT, today))) return false
  const text = await summaryOf(database, moment)
  if (!text) return false
  const {subject, button} = WORDS[DEFAULT_STAFF_LANGUAGE]
  const heading = fill(subject, {date: formatDay(today, DEFAULT_STAFF_LANGUAGE, 'long')})
  try {
    await sendOnce(
      {
        to: operators.join(', '),
        subject: heading,
        ...operatorMail(siteUrl, {heading, text, button: {label: button, href: `${siteUrl}/beheer`}}),
        messageId: `<summary-${today}@${new URL(siteUrl).hostname}>`,
      },
      mail,
      {answer: LONG_ANSWER_MS},
    )
  } catch (error) {
    // The next run tries again.
    await writeCheckpoint(database, CHECKPOINT, before ?? '')
    throw error
  }
  return true
}

async function summaryOf(database: Database, moment: Date): Promise<string> {
  const ago = (milliseconds: number) => new Date(moment.getTime() - milliseconds).toISOString()
  const due = await dueBy(database, daysLater(amsterdamDay(moment), INVOICE_DAYS))
  const late = due.filter(({paidAt}) => isInvoiceLate(paidAt, moment))
  const numbers = {
    ...(await counts(database, {late: ago(HOUR_MS), since: ago(DAY_MS)})),
    invoices: due.length - late.length,
    lateInvoices: late.length,
    refusedLinks: await countRefused(database, ago(DAY_MS)),
  }
  const {lines} = WORDS[DEFAULT_STAFF_LANGUAGE]
  const names = namesOf(late)
  return Object.entries(numbers)
    .flatMap(([name, count]) => (count > 0 ? [`- ${fill(lines[name as Count], {count: String(count), names})}`] : []))
    .join('\n')
}

/** Customers with their orders, each once; of many the first. */
function namesOf(late: Awaited<ReturnType<typeof dueBy>>): string {
  const names = [...new Set(late.map(({name, orderId}) => `${name} (${orderId})`))]
  return [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ')
}
