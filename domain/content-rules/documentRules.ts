import {migrationAdding} from '../content/migrations.ts'
import type {Problem} from '../content/shape.ts'
import {isAmount} from '../money/money.ts'
import {FIXED_PAGES, routesFor} from '../pages/pages.ts'
import {PAGE_TITLES} from '../pages/pageTitles.ts'
import {DEFAULT_STAFF_LANGUAGE, isLanguage, languageRow} from '../texts/languages.ts'
import {byAge, type Dataset, named, nameOf} from './dataset/dataset.ts'
import {faultWords} from './faultWords.ts'
import {ask, type DatasetProblem, refuse} from './problem.ts'

/** Documents of which there is one, with their type as their id: those of the pages, and what all pages share. */
export const SINGLETONS: readonly string[] = [
  ...new Set(FIXED_PAGES.map(({document}) => document as string)),
  'siteSettings',
  'navigation',
  'errorScreen',
  'formSettings',
  'windPage',
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

function shapeProblem({documentId, documentType, field, message: fault}: Problem): DatasetProblem {
  const adds = migrationAdding(documentType, field)
  const migration = adds ? ` (npm run content -- migrate: ${adds})` : ''
  const language = field.split('.').at(-1)
  const place = {_id: documentId, _type: documentType}
  if (fault !== 'is missing' && fault !== 'is empty')
    return refuse(place, field, 'wrongField', {field, fault: faultWords(fault), migration})
  return isLanguage(language)
    ? refuse(place, field, 'missingText', {language, title: languageRow(language).title, fault, migration})
    : refuse(place, field, 'missingField', {field, fault, migration})
}

function missingDocuments({documents, onSale, pages}: Dataset): DatasetProblem[] {
  const isThere = (type: string) => documents.some(({_id, _type}) => _type === type && _id === type)
  const pageOf = (type: string) => FIXED_PAGES.find(({document}) => document === type)
  const singletons = SINGLETONS.filter((type) => !isThere(type)).map((type) => {
    const page = pageOf(type)
    const place = {_id: type, _type: type}
    return page
      ? refuse(place, undefined, 'missingPage', {page: PAGE_TITLES[page.path]})
      : refuse(place, undefined, 'missingDocument', {type})
  })
  const routes = routesFor(onSale.map(({key}) => key)).map(({page, path}) => [
    withoutSlash(path),
    withoutSlash(page.path),
  ])
  const entries = routes
    .filter((own) => !pages.some(({route}) => own.includes(route)))
    .map(([route = '']) => refuse({_id: null, _type: 'page'}, undefined, 'missingEntry', {route}))
  const series = documents.some(({_type}) => _type === 'visitorSeries')
    ? []
    : [refuse({_id: null, _type: 'visitorSeries'}, undefined, 'missingSeries', {})]
  return [...singletons, ...entries, ...series]
}

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/** Problems of documents that must be unique. The oldest wins; the others are named. */
function twice(dataset: Dataset): DatasetProblem[] {
  const {plans, prices, pages, sections, documents} = dataset
  const mails = documents.filter(({_type}) => _type === 'mailMessage')
  return [
    ...later(plans, ({key}) => key).map(([plan, first]) =>
      refuse(plan, 'key', 'samePlanKey', {key: plan.key, first: nameOf(first)}),
    ),
    ...later(plans, (plan) => nameOf(plan)[DEFAULT_STAFF_LANGUAGE].trim().toLowerCase()).map(([plan, first]) =>
      ask(plan, 'name', 'samePlanName', {name: nameOf(plan), first: first.key}),
    ),
    ...later(pages, ({route}) => route).map(([page]) => refuse(page, 'route', 'sameEntry', {route: page.route})),
    ...later(mails, ({key}) => key).map(([mail]) => refuse(mail, 'key', 'sameMail', {key: String(mail.key)})),
    ...later(
      prices.map((price) => ({...price, ...ageOf(price.document), _id: price.document._id, _type: 'price'})),
      ({plan, period, validFrom}) => `${plan.key} ${period} ${validFrom}`,
    ).map(([price]) =>
      refuse(price, 'validFrom', 'samePrice', {from: {day: price.validFrom}, price: named(price, dataset)}),
    ),
    ...later(sections, ({anchor}) => anchor).map(([section]) =>
      ask(section, 'anchor', 'sameAnchor', {key: section.anchor}),
    ),
  ]
}

const noAmounts = ({documents}: Dataset): DatasetProblem[] =>
  documents.flatMap((price) => {
    const {_type, exclVat: amount} = price
    const isWrong = _type === 'price' && typeof amount === 'number' && !isAmount(amount)
    return isWrong ? [refuse(price, 'exclVat', 'noAmount', {amount})] : []
  })

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
