import type {ContentDocument, ContentSchema} from '../content/shape.ts'
import {centsFromEuros} from '../money/money.ts'
import {destinationOf} from '../pages/destinations.ts'
import {addressesOfOwn} from '../pages/ownPages.ts'
import type {OwnPage} from '../pages/pages.ts'
import {redirectKey} from '../pages/redirects.ts'
import {staffDay, staffText} from '../texts/staffText.ts'
import {type Dataset, type DatasetProblem, datasetOf, nameOf, priceWords} from './dataset.ts'
import {problemsOf} from './datasetRules.ts'
import {rateAtOnce, runningCustomerProblems} from './datasetRunning.ts'
import {ask, capital, euros, farFrom, priceBefore} from './priceRules.ts'

/** One thing that an editor is about to do to what is published. */
export type Change = {publish: ContentDocument} | {remove: string}

const idOf = (change: Change) => ('remove' in change ? change.remove : change.publish._id)

/** Published content after the change. A price is new to customers when its amount or first day is. */
function afterChange(documents: readonly ContentDocument[], change: Change, now: string): ContentDocument[] {
  const before = documents.find(({_id}) => _id === idOf(change))
  const others = documents.filter((document) => document !== before)
  if ('remove' in change) return others
  const _createdAt = before && !isRepriced(before, change.publish) ? before._createdAt : now
  return [...others, {...change.publish, _createdAt}]
}

const isRepriced = (before: ContentDocument, after: ContentDocument) =>
  after._type === 'price' &&
  (refOf(before) !== refOf(after) || ['period', 'exclVat', 'validFrom'].some((field) => before[field] !== after[field]))
const refOf = ({plan}: ContentDocument) => (plan as {_ref?: string} | undefined)?._ref

/** The dataset before and after a change; `now` is the ISO moment, `today` its day in Amsterdam. */
export function datasetsAround(
  documents: readonly ContentDocument[],
  change: Change,
  {now, today}: {now: string; today: string},
  schema: ContentSchema,
): {before: Dataset; after: Dataset} {
  const read = (all: readonly ContentDocument[]) => datasetOf(all, today, schema)
  return {before: read(documents), after: read(afterChange(documents, change, now))}
}

/** Problems that a change introduces, each once; existing ones elsewhere block nobody. */
export function changeProblems({before, after}: {before: Dataset; after: Dataset}): DatasetProblem[] {
  const known = new Set(problemsOf(before).map(identityOf))
  const found = [
    ...atOnce(before, after),
    ...farFromLast(before, after),
    ...inForceAgain(before, after),
    ...rateAtOnce(before, after),
    ...takenOff(before, after),
    ...moved(before, after),
    ...runningCustomerProblems(before, after),
    ...problemsOf(after).filter((problem) => !known.has(identityOf(problem))),
  ]
  return [...new Map(found.map((problem) => [identityOf(problem), problem])).values()]
}

const identityOf = ({severity, documentId, path, message}: DatasetProblem) =>
  JSON.stringify([severity, documentId, path, message])

const promiseOf = ({settings}: Dataset) =>
  staffText(
    `De voorwaarden beloven klanten een aankondiging, ${settings?.noticeDays} dagen van tevoren`,
    `The terms promise customers ${settings?.noticeDays} days’ notice`,
  )

/** New prices that count from the moment of publishing, without notice. */
function atOnce(before: Dataset, after: Dataset): DatasetProblem[] {
  const {today} = after
  const promise = promiseOf(after)
  return after.prices.flatMap((price) => {
    const old = before.prices.find(({document}) => document._id === price.document._id)
    if (price.validFrom > today || (old && !isRepriced(old.document, price.document))) return []
    if (old && old.validFrom <= today)
      return [
        ask(
          price,
          'exclVat',
          staffText(
            `Deze prijs geldt sinds ${staffDay(old.validFrom)}, en de wijziging telt meteen. ${promise}: maak liever een kopie die later ingaat`,
            `This price has been in force since ${staffDay(old.validFrom)}, and the change counts at once. ${promise}: better duplicate it and give the copy a later start`,
          ),
        ),
      ]
    if (price.validFrom < today)
      return [
        ask(
          price,
          'validFrom',
          staffText(
            `Deze prijs gaat in het verleden in, op ${staffDay(price.validFrom)}: hij telt meteen voor wie vanaf nu koopt, en verandert niets aan wat al is betaald. Klopt de dag?`,
            `This price starts in the past, on ${staffDay(price.validFrom)}: it holds at once for everyone who buys from now on, and changes nothing that was paid before. Is the day right?`,
          ),
        ),
      ]
    return priceBefore(price, after)
      ? [
          ask(
            price,
            'validFrom',
            staffText(
              `Deze prijs gaat vandaag in. ${promise}: laat hem liever later ingaan`,
              `This price starts today. ${promise}: better let it start later`,
            ),
          ),
        ]
      : []
  })
}

/** The last price is the one that customers pay now, or that is announced: a slip that was published is not what to compare with. */
const farFromLast = (before: Dataset, after: Dataset): DatasetProblem[] =>
  after.prices.flatMap((price) => {
    const old = before.prices.find(({document}) => document._id === price.document._id)
    if (old && !isRepriced(old.document, price.document)) return []
    const last = old && before.inForce.includes(old) ? old : (priceBefore(price, after) ?? old)
    return last ? farFrom(price, last.exclVat, after) : []
  })

/** Older prices that count from the moment of publishing, since the one that came after them is gone or starts later. */
const inForceAgain = (before: Dataset, after: Dataset): DatasetProblem[] =>
  after.inForce.flatMap((price) => {
    const {plan, period, document} = price
    const left = before.inForce.find((other) => other.plan.key === plan.key && other.period === period)
    const wasThere = before.prices.some((other) => other.document === document)
    if (!left || !wasThere || left.document === document || left.exclVat === price.exclVat) return []
    const [words, day] = [capital(priceWords(price, after)), staffDay(price.validFrom)]
    const [from, to] = [left, price].map(({exclVat}) => euros(centsFromEuros(exclVat)))
    return [
      ask(
        price,
        'exclVat',
        staffText(
          `${words} gaat meteen van ${from} terug naar ${to}, het bedrag van ${day}. ${promiseOf(after)}: laat de prijs die nu geldt liever staan, en maak een kopie die later ingaat`,
          `${words} goes from ${from} back to ${to} at once, the amount of ${day}. ${promiseOf(after)}: better keep the price that is in force now, and give a copy of it a later start`,
        ),
      ),
    ]
  })

/** Addresses of pages that lead nowhere any more, for those who know them. */
const moved = (before: Dataset, after: Dataset): DatasetProblem[] => {
  const known = new Set([...after.redirects.map(({from}) => from), ...after.ownPages.flatMap(oldAddresses)])
  return before.ownPages.flatMap((page) => {
    const isThere = after.ownPages.some(({_id}) => _id === page._id)
    return oldAddresses(page)
      .filter((from) => !known.has(from))
      .map((from) => ({
        severity: 'ask' as const,
        documentId: page._id,
        documentType: page._type,
        path: 'address',
        message: isThere
          ? staffText(
              `Wie via het oude adres ${from}/ komt, van een zoekmachine of een bladwijzer, vindt daar niets meer. Links op de site zelf volgen vanzelf`,
              `Visitors who come to the old address ${from}/, from a search engine or a bookmark, will find nothing there any more. Links on the site itself follow by themselves`,
            )
          : staffText(
              `Wie via het adres ${from}/ komt, vindt daar niets meer. Een doorverwijzing kan naar een andere pagina leiden`,
              `Visitors who come to the address ${from}/ will find nothing there any more. A redirect could lead them to another page`,
            ),
        ...(isThere && {remedy: {redirect: {from, destination: destinationOf(page._id)}}}),
      }))
  })
}
const oldAddresses = (page: OwnPage) => addressesOfOwn(page).map(redirectKey)

/** Plans that nobody can buy any more. One that lost its price is told by the rules themselves. */
const takenOff = (before: Dataset, after: Dataset): DatasetProblem[] =>
  before.onSale
    .filter(({_id}) => !after.plans.some((plan) => plan._id === _id && plan.availability === 'onSale'))
    .map((plan) => ({
      severity: 'ask',
      documentId: plan._id,
      documentType: 'plan',
      path: 'availability',
      message: staffText(
        `${nameOf(plan)} is niet meer te koop, en de pagina om het af te rekenen is weg. Wie het al heeft houdt het, en blijft betalen`,
        `${nameOf(plan)} can no longer be bought, and its checkout is gone. Who has it already keeps it, and goes on paying`,
      ),
    }))
