import {plansOnSale} from '../../catalogue/plans.ts'
import {type DatedPrice, pricesInForce} from '../../catalogue/priceList.ts'
import type {
  Article,
  ContentPage,
  Offer,
  Page,
  Plan,
  Price,
  Redirect,
  SiteSettings,
  TermsSection,
} from '../../content/content.types.ts'
import {type ContentDocument, type ContentSchema, checkShape, type Problem, siteTypes} from '../../content/shape.ts'
import {isAmount} from '../../money/money.ts'
import {ownPagesOf} from '../../pages/ownPages.ts'
import {inStaffLanguages, LANGUAGES, type Language} from '../../texts/languages.ts'
import type {PlaceholderValues} from '../../texts/placeholders.ts'
import {placeholderValuesFrom} from '../../texts/placeholderValues.ts'
import {localise, plainText, textsOf} from '../../texts/texts.ts'
import type {DatasetProblem, Finding, NamedPrice} from '../problem.ts'

/** A price with the key of its plan, as the rule for what is in force wants it. */
export type PlanPrice = DatedPrice & {document: Price}

/** A page or article that editors made. */
export type EditorsPage = ContentPage | Article

/** All published documents, and what the rules of the site make of them on a day. */
export type Dataset = {
  documents: readonly ContentDocument[]
  /** Faults of documents against their type; those documents are not among the ones below. */
  shapeProblems: readonly Problem[]
  settings: SiteSettings | undefined
  plans: readonly Plan[]
  /** Prices of plans that there are, of amounts that can be paid. */
  prices: readonly PlanPrice[]
  inForce: readonly PlanPrice[]
  onSale: readonly Plan[]
  /** The oldest first. */
  offers: readonly Offer[]
  pages: readonly Page[]
  sections: readonly TermsSection[]
  /** Pages that editors made: all of them, the oldest first, and those that have an address to themselves. */
  allPages: readonly EditorsPage[]
  ownPages: readonly EditorsPage[]
  /** The oldest first. */
  redirects: readonly Redirect[]
  today: string
}

/** The same documents on another day: other prices are in force. */
export function datasetOn(dataset: Dataset, today: string): Dataset {
  const inForce = pricesInForce(dataset.prices, today)
  return {...dataset, today, inForce, onSale: plansOnSale(dataset.plans, inForce)}
}

const isPublished = ({_id}: ContentDocument) => !/^(drafts|versions)\./.test(_id)

/** Reads documents as a dataset; drafts, files and what is no type of the site are left out. */
export function datasetOf(all: readonly ContentDocument[], today: string, schema: ContentSchema): Dataset {
  const types = new Set(siteTypes(schema))
  const documents = all.filter((document) => isPublished(document) && types.has(document._type))
  const shapeProblems = documents.flatMap((document) => checkShape(document, schema))
  const broken = new Set(shapeProblems.map(({documentId}) => documentId))
  // A document without faults has the shape of its type.
  const ofType = <T>(type: string) => documents.filter(({_id, _type}) => _type === type && !broken.has(_id)) as T[]
  const plans = ofType<Plan>('plan')
  const prices = ofType<Price>('price').flatMap((document) => {
    const plan = plans.find(({_id}) => _id === document.plan._ref)
    const {period, exclVat, validFrom} = document
    return plan && isAmount(exclVat) ? [{plan: {key: plan.key}, period, exclVat, validFrom, document}] : []
  })
  const inForce = pricesInForce(prices, today)
  const allPages = [...ofType<ContentPage>('contentPage'), ...ofType<Article>('article')].toSorted(byAge)
  return {
    documents,
    shapeProblems,
    settings: ofType<SiteSettings>('siteSettings').find(({_id}) => _id === 'siteSettings'),
    plans,
    prices,
    inForce,
    onSale: plansOnSale(plans, inForce),
    offers: ofType<Offer>('offer').toSorted(byAge),
    pages: ofType('page'),
    sections: ofType('termsSection'),
    allPages,
    ownPages: ownPagesOf<EditorsPage>(allPages),
    redirects: ofType<Redirect>('redirect').toSorted(byAge),
    today,
  }
}

/** The oldest first: of two with the same value it is in its right. */
export const byAge = (a: {_createdAt?: unknown}, b: {_createdAt?: unknown}) =>
  String(a._createdAt ?? '') < String(b._createdAt ?? '') ? -1 : 1

/** Placeholder values; null while the settings are broken, which is a problem of its own. */
export const placeholderValuesOf = (
  {settings, inForce, onSale, today}: Dataset,
  language: Language,
): PlaceholderValues | null =>
  settings
    ? placeholderValuesFrom({settings: localise(settings, language), prices: inForce, onSale, today}, language)
    : null

export const nameOf = ({name}: Plan) => inStaffLanguages(name)

/** A price as a parameter of a sentence. */
export const named = ({plan, period}: DatedPrice, {plans}: Dataset): NamedPrice => {
  const own = plans.find(({key}) => key === plan.key)
  return {plan: own ? nameOf(own) : plan.key, period}
}

/** Problems of a rule in the texts of a document; one that is the same in every language is reported once. */
export const problemsInTexts = (
  severity: DatasetProblem['severity'],
  {_id, _type, ...document}: ContentDocument,
  find: (text: string) => Finding[],
): DatasetProblem[] =>
  textsOf(document).flatMap(({path, text}) => {
    const languagesOf = new Map<string, {found: Finding; languages: Language[]}>()
    for (const language of LANGUAGES)
      for (const found of find(plainText(text[language]))) {
        const key = JSON.stringify(found)
        languagesOf.set(key, {found, languages: [...(languagesOf.get(key)?.languages ?? []), language]})
      }
    return [...languagesOf.values()].map(({found, languages}) => {
      const field = languages.length > 1 ? path : `${path}.${languages[0]}`
      return {severity, documentId: _id, documentType: _type, path: field, ...found}
    })
  })
