import {announcedRate, vatRateOn} from '../money/vat.ts'
import {staffText} from '../texts/staffText.ts'
import {type Dataset, type DatasetProblem, type PlanPrice, priceWords} from './dataset.ts'
import {ask} from './priceRules.ts'

/** Problems of a change for customers with a subscription: they are mailed, which cannot be taken back. */
export const runningCustomerProblems = (before: Dataset, after: Dataset): DatasetProblem[] => [
  ...after.prices
    .filter((price) => concerns(price, after) && !saidIn(before, price).some((other) => concerns(other, before)))
    .map((price) => customersToNotify(price, after)),
  ...before.prices
    .filter((price) => concerns(price, before) && saidIn(after, price).length === 0)
    .map((price) => notAnyMore(price, before)),
  ...vatRateProblems(before, after),
]

/** Whether a price that is in force or coming holds for running customers. */
const concerns = (price: PlanPrice, {inForce, today}: Dataset): boolean =>
  price.document.holdsForRunning === true && (inForce.includes(price) || price.validFrom > today)

/** Prices that running customers are notified of like this one; a later price may have replaced it. */
const saidIn = (dataset: Dataset, price: PlanPrice): PlanPrice[] =>
  dataset.prices.filter(
    (other) =>
      other.document._id === price.document._id &&
      other.document.holdsForRunning === true &&
      other.plan.key === price.plan.key &&
      other.period === price.period &&
      other.exclVat === price.exclVat &&
      other.validFrom === price.validFrom,
  )

const customersToNotify = (price: PlanPrice, dataset: Dataset): DatasetProblem =>
  ask(
    price,
    'holdsForRunning',
    staffText(
      `Wie al klant is met ${priceWords(price, dataset)}, krijgt binnen enkele minuten een mail dat dit bedrag ook voor hen gaat gelden. Een mail is niet terug te nemen: kloppen bedrag en dag?`,
      `Whoever is a customer by ${priceWords(price, dataset)} gets a mail within minutes that this amount will hold for them too. A mail cannot be taken back: are the amount and the day right?`,
    ),
  )

const notAnyMore = (price: PlanPrice, dataset: Dataset): DatasetProblem =>
  ask(
    price,
    'holdsForRunning',
    staffText(
      `Klanten met ${priceWords(price, dataset)} kunnen al een mail hebben over het bedrag dat hier stond. Een verhoging gaat voor wie die nog niet betaalt niet door, en een verlaging wel`,
      `Customers by ${priceWords(price, dataset)} may have a mail already about the amount that stood here. For who does not pay it yet a raise does not come, and a reduction does`,
    ),
  )

/** The rate of VAT is another one from the moment of publishing, typed or with an announcement that comes or goes. */
export function rateAtOnce({settings: old, today}: Dataset, {settings}: Dataset): DatasetProblem[] {
  const [from, to] = [old && vatRateOn(old, today), settings && vatRateOn(settings, today)]
  if (!old || !settings || from === to) return []
  return [
    {
      severity: 'ask',
      documentId: settings._id,
      documentType: settings._type,
      path: old.vatRate === settings.vatRate ? 'vatChange' : 'vatRate',
      message: staffText(
        `De btw gaat meteen van ${from}% naar ${to}%, in elk totaal voor wie vanaf nu koopt. Een tarief dat later ingaat, zet je met zijn dag bij het aangekondigde. Een aankondiging die al geldt, haal je pas weg als haar tarief erboven staat`,
        `VAT goes from ${from}% to ${to}% at once, in every total for everyone who buys from now on. A rate that starts later is announced, with its day. An announcement that is in force is taken away only once its rate stands above it`,
      ),
    },
  ]
}

function vatRateProblems({settings: old}: Dataset, {settings}: Dataset): DatasetProblem[] {
  const [now, then] = [settings && announcedRate(settings), old && announcedRate(old)]
  if (!settings || !now || JSON.stringify(now) === JSON.stringify(then)) return []
  return [
    {
      severity: 'ask',
      documentId: settings._id,
      documentType: settings._type,
      path: 'vatChange',
      message: staffText(
        `Alle lopende klanten krijgen binnen enkele minuten een mail dat zij vanaf ${now.validFrom} of later ${now.rate}% btw betalen. Een mail is niet terug te nemen: kloppen tarief en dag?`,
        `All running customers get a mail within minutes that they pay ${now.rate}% VAT from ${now.validFrom} or later. A mail cannot be taken back: are the rate and the day right?`,
      ),
    },
  ]
}
