import {migrationAdding} from '../content/migrations.ts'
import type {ContentDocument, Problem} from '../content/shape.ts'
import {isAmount} from '../money/money.ts'
import {FIXED_PAGES, routesFor} from '../pages/pages.ts'
import {isLanguage, languageRow} from '../texts/languages.ts'
import {staffDay, staffText, staffTextOf} from '../texts/staffText.ts'
import {byAge, type Dataset, type DatasetProblem, nameOf, priceWords} from './dataset.ts'

/** Documents of which there is one, with their type as their id: those of the pages, and what all pages share. */
export const SINGLETONS: readonly string[] = [
  ...new Set(FIXED_PAGES.map(({document}) => document as string)),
  'siteSettings',
  'navigation',
  'errorScreen',
]

/** Documents whose set is fixed by the site: editors change them, and do not add or delete any. */
export const FIXED_TYPES: readonly string[] = [...SINGLETONS, 'page', 'mailMessage']

/** Each document by itself, and which there must be. */
export const documentProblems = (dataset: Dataset): DatasetProblem[] => [
  ...dataset.shapeProblems.map(shapeProblem),
  ...missingDocuments(dataset),
  ...twice(dataset),
  ...noAmounts(dataset),
]

function shapeProblem({documentId, documentType, field, message}: Problem): DatasetProblem {
  const migration = migrationAdding(documentType, field)
  const older = migration ? ` (npm run content -- migrate adds it: ${migration})` : ''
  return {severity: 'refuse', documentId, documentType, path: field, message: inWords(field, message) + older}
}

function inWords(field: string, message: string): string {
  const language = field.split('.').at(-1)
  const empty = message === 'is missing' || message === 'is empty'
  if (empty && isLanguage(language))
    return staffText(
      `De tekst ontbreekt in een taal (${language}): vul hem in`,
      `The ${languageRow(language).title} text is ${message.slice(3)}: fill it in`,
    )
  return empty
    ? staffText(`Het veld “${field}” is leeg: vul het in`, `The field "${field}" ${message}: fill it in`)
    : staffText(`Het veld “${field}” klopt niet: ${message}`, `The field "${field}" ${message}`)
}

function missingDocuments({documents, onSale, pages}: Dataset): DatasetProblem[] {
  const isThere = (type: string) => documents.some(({_id, _type}) => _type === type && _id === type)
  const titleOf = (type: string) => FIXED_PAGES.find(({document}) => document === type)?.title
  const singletons = SINGLETONS.filter((type) => !isThere(type)).map((type): DatasetProblem => {
    const words = titleOf(type)
    const title = words && staffTextOf(words)
    const what = title
      ? staffText(`De teksten van de pagina “${title}”`, `The texts of the page "${title}"`)
      : staffText(`Het document “${type}”`, `The document "${type}"`)
    return missing(
      type,
      type,
      staffText(
        `${what} moeten gepubliceerd zijn: zonder kan de site niet worden gemaakt`,
        `${what} must be published: without them the site cannot be made`,
      ),
    )
  })
  const routes = routesFor(onSale.map(({key}) => key)).map(({page, path}) => [
    withoutSlash(path),
    withoutSlash(page.path),
  ])
  const entries = routes
    .filter((own) => !pages.some(({route}) => own.includes(route)))
    .map(([route = '']) =>
      missing(
        null,
        'page',
        staffText(
          `Onder “Zoekmachines” staat niets voor ${route}, dus die pagina kan niet worden gemaakt: publiceer er een`,
          `"Search engines" has no entry for ${route}, so that page cannot be made: publish one`,
        ),
      ),
    )
  const series = documents.some(({_type}) => _type === 'visitorSeries')
    ? []
    : [
        missing(
          null,
          'visitorSeries',
          staffText(
            'Er is geen reeks bezoekers, en die tekent de landingspagina: publiceer er een',
            'There is no visitor series, which the landing page draws: publish one',
          ),
        ),
      ]
  return [...singletons, ...entries, ...series]
}

const missing = (documentId: string | null, documentType: string, message: string): DatasetProblem => ({
  severity: 'refuse',
  documentId,
  documentType,
  message,
})

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/** Problems of documents that must be unique. The oldest wins; the others are named. */
function twice(dataset: Dataset): DatasetProblem[] {
  const {plans, prices, pages, sections, documents} = dataset
  const mails = documents.filter(({_type}) => _type === 'mailMessage')
  return [
    ...later(plans, ({key}) => key).map(([plan, first]) =>
      problem(
        plan,
        'key',
        staffText(
          `“${plan.key}” is ook de sleutel van het pakket ${nameOf(first)}, dus niemand kan zeggen wat /checkout/${plan.key} verkoopt: geef dit pakket een eigen sleutel`,
          `"${plan.key}" is the key of the plan ${nameOf(first)} too, so nobody could say what /checkout/${plan.key} sells: give this plan a key of its own`,
        ),
      ),
    ),
    ...later(pages, ({route}) => route).map(([page]) =>
      problem(
        page,
        'route',
        staffText(
          `Het adres ${page.route} staat twee keer onder “Zoekmachines”: houd er één`,
          `The address ${page.route} has another entry under "Search engines": keep one of the two`,
        ),
      ),
    ),
    ...later(mails, ({key}) => String(key)).map(([mail]) =>
      problem(
        mail,
        'key',
        staffText(
          `Er is nog een mail voor “${mail.key}”: houd er één`,
          `There is another mail for "${mail.key}": keep one of the two`,
        ),
      ),
    ),
    ...later(
      prices.map((price) => ({...price, ...ageOf(price.document), _id: price.document._id, _type: 'price'})),
      ({plan, period, validFrom}) => `${plan.key} ${period} ${validFrom}`,
    ).map(([price]) =>
      problem(
        price,
        'validFrom',
        staffText(
          `Er is nog een prijs vanaf ${staffDay(price.validFrom)} voor hetzelfde pakket en dezelfde periode als ${priceWords(price, dataset)}: verander die, of kies een andere dag`,
          `There is another price from ${staffDay(price.validFrom)} for the same plan and period as ${priceWords(price, dataset)}: change that one, or choose another day`,
        ),
      ),
    ),
    ...later(sections, ({anchor}) => anchor).map(
      ([section]): DatasetProblem => ({
        ...problem(
          section,
          'anchor',
          staffText(
            `Een ander artikel van de voorwaarden heeft het anker “${section.anchor}”: links erheen komen bij het eerste uit. Geef dit een eigen anker`,
            `Another section of the terms has the anchor "${section.anchor}": links to it lead to the first of the two. Give this one an anchor of its own`,
          ),
        ),
        severity: 'ask',
      }),
    ),
  ]
}

const noAmounts = ({documents}: Dataset): DatasetProblem[] =>
  documents
    .filter(({_type, exclVat}) => _type === 'price' && typeof exclVat === 'number' && !isAmount(exclVat))
    .map((price) =>
      problem(
        price,
        'exclVat',
        staffText(
          `${price.exclVat} is geen prijs: vul een bedrag boven nul in met hoogstens twee decimalen`,
          `${price.exclVat} is not a price: give a positive amount with at most two decimals`,
        ),
      ),
    )

type Kept = {_id: string; _type: string; _createdAt?: unknown}
const ageOf = ({_createdAt}: {_createdAt?: string}) => ({...(_createdAt && {_createdAt})})

/** Pairs of documents with the same value: each but the oldest, with the oldest. */
function later<T extends Kept>(documents: readonly T[], read: (document: T) => unknown): [T, T][] {
  const oldestFirst = documents.toSorted(byAge)
  return oldestFirst.flatMap((document): [T, T][] => {
    const first = oldestFirst.find((other) => read(other) === read(document))
    return first && first !== document ? [[document, first]] : []
  })
}

const problem = ({_id, _type}: Kept | ContentDocument, path: string, message: string): DatasetProblem => ({
  severity: 'refuse',
  documentId: _id,
  documentType: _type,
  path,
  message,
})
