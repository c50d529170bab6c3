import {type ContentSchema, checkShape} from '../../../../domain/content/shape.ts'
import type {PageProblem} from '../../../../domain/content/siteStatus.ts'
import {datasetProblems} from '../../../../domain/content-rules/dataset/datasetRules.ts'
import {type DatasetProblem, refuse, sentenceOf} from '../../../../domain/content-rules/problem.ts'
import {addressOf, type Route} from '../../../../domain/pages/pages.ts'
import {type Redirects, redirectTarget, type StoredRedirect} from '../../../../domain/pages/redirects.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  languageOfPath,
  perLanguage,
} from '../../../../domain/texts/languages.ts'
import {placeholdersIn} from '../../../../domain/texts/placeholders.ts'
import {placeholderNames} from '../../../../domain/texts/placeholderValues.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {siteQuery} from '../../page/site.query.ts'
import {imageAddress} from '../images/contentImages.ts'
import {type Drawing, ICONS} from '../images/drawings.ts'
import {pictureSources} from '../images/pictures.ts'
import {imagesOfArticles, shareImageOf} from '../images/shareImage.ts'
import {SCREENS} from '../screens.ts'
import {hyphensOf} from './hyphenation.ts'
import {linkTargets, pageContexts} from './pageContexts.ts'
import {seoRoute} from './pageQuery.ts'
import {readsType, typeOfField} from './queryTree.ts'
import {checkingContent, type SiteContent, type StoredDocument} from './readContent.ts'

/** A page as Gatsby's createPage takes it, with its date for the sitemap. */
export type SitePage = {
  path: string
  component: string
  context: PageContext
  /** Time of the last change to its subject; empty when unknown. */
  changedAt: string
}

export type Pages = {
  pages: SitePage[]
  /** Sources of the content's images. */
  images: string[]
  /** Images that the site draws itself. */
  drawings: Drawing[]
  /** By the old path, without its final slash. */
  redirects: Redirects
  /** Problems that keep pages from being made, and others. */
  problems: PageProblem[]
}

/**
 * Makes all pages of the site: every route in every language, each with its own content and language only. Throws a
 * InvalidContent when a document that all pages need breaks its type.
 */
export const makePages = (content: SiteContent, schema: ContentSchema): Pages =>
  checkingContent(content.documents, schema, () => pagesOfContent(content, schema))

function pagesOfContent(content: SiteContent, schema: ContentSchema): Pages {
  const problems = refusedProblems(content, schema)
  const byId = new Map(content.documents.map((document) => [document._id, document]))
  const newest = newestOf(content.documents)
  const contexts = contextsOf(content)
  const made = content.routes.map((each) => {
    const {route, content: own, seo} = each
    const missing = missingParts(content, route, own, seo).filter(
      ({documentType}) => !isReported(problems, documentType),
    )
    problems.push(...missing.map((each) => problem(each, addressesOf(route))))
    const isBroken = problems.some(({pages}) => pages.includes(addressOf(route, DEFAULT_LANGUAGE)))
    return isBroken || !contexts ? [] : pagesOf(each, contexts, changeOf(each.route, newest, byId))
  })
  const pages = made.flat()
  for (const {path, context} of pages) {
    const names = unknownPrices(context, content)
    if (names.length > 0)
      problems.push(
        problem(refuse({_id: null, _type: null}, undefined, 'unknownPrice', {address: path, names}), [path]),
      )
  }
  const broken = new Set(problems.flatMap((each) => each.pages))
  const whole = pages.filter(({path}) => !broken.has(path)).map((page) => ({page, ...shareImageOf(page.context)}))
  const logo = content.site.settings?.logo
  const shareImages = imagesOfArticles(whole)
  return {
    pages: whole.map(({page, image}) => ({
      ...page,
      context: {...page.context, shareImage: image, ...shareImages(page.context)},
    })),
    images: [
      ...[logo?.light, logo?.dark].flatMap((image) => image?.url ?? []),
      ...new Set(content.routes.flatMap((route) => pictureSources(route.content))),
      ...new Set(whole.flatMap(({source}) => source ?? [])),
    ],
    drawings: [...Object.values(ICONS), ...whole.flatMap(({drawing}) => drawing ?? [])],
    redirects: redirectsOf(content, problems),
    problems,
  }
}

type Contexts = Record<Language, ReturnType<typeof pageContexts>>

/** Null without the settings, which every page needs. */
function contextsOf({site, catalogue, today, usedUp}: SiteContent): Contexts | null {
  if (!site.settings || !catalogue.settings) return null
  return perLanguage((language) => pageContexts({site, catalogue}, {language, today, imageAddress, usedUp}))
}

const pagesOf = (
  {route, content, seo}: SiteContent['routes'][number],
  contexts: Contexts,
  changedAt: string,
): SitePage[] =>
  LANGUAGES.map((language) => ({
    path: addressOf(route, language),
    component: SCREENS[route.page.type].component,
    changedAt,
    context: hyphenated(contexts[language]({route, content, seo})),
  }))

/** Pages without a long word in a heading lack the field. */
function hyphenated(context: PageContext): PageContext {
  const hyphens = hyphensOf(context.content, context.language)
  return Object.keys(hyphens).length > 0 ? {...context, hyphens} : context
}

/** Redirects without problems. */
function redirectsOf({documents, site, catalogue, today}: SiteContent, problems: readonly PageProblem[]): Redirects {
  if (!catalogue.settings) return {}
  const places = perLanguage((language) => linkTargets({site, catalogue}, {language, today}))
  const faulty = new Set(problems.map(({documentId}) => documentId))
  const whole = documents.filter(({_id, _type}) => _type === 'redirect' && !faulty.has(_id))
  return Object.fromEntries(
    (whole as unknown as StoredRedirect[]).flatMap(({from, destination, permanent}) => {
      const to = redirectTarget({from, destination}, places[languageOfPath(from)])
      return to ? [[from, {to, permanent}]] : []
    }),
  )
}

const addressesOf = (route: Route) => LANGUAGES.map((language) => addressOf(route, language))

function problem({documentId, documentType, path, code, params}: DatasetProblem, pages: string[]): PageProblem {
  const finding = {code, params}
  const sentence = sentenceOf(finding, 'en')
  const message = path ? `${sentence} (${path})` : sentence
  return {message, finding, ...(path && {path}), documentId, documentType, pages}
}

/**
 * Problems that the dataset rules refuse. A broken or missing document blocks the pages that read its type; other
 * problems are reported and block none: an incomplete plan is simply not on sale. `missingParts` reports missing parts
 * of pages.
 */
function refusedProblems({documents, routes, today}: SiteContent, schema: ContentSchema): PageProblem[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const isWholeDocument = (id: string) => {
    const document = byId.get(id)
    return document !== undefined && checkShape(document, schema).length === 0
  }
  return datasetProblems(documents, today, schema).flatMap((found) => {
    const {severity, documentId, documentType} = found
    if (severity !== 'refuse' || documentId === null || documentType === null) return []
    const held = isWholeDocument(documentId)
      ? []
      : routes.filter(({route}) => readsDocument(route, {documentId, documentType}, byId))
    return [
      problem(
        found,
        held.flatMap(({route}) => addressesOf(route)),
      ),
    ]
  })
}

type DocumentRef = {documentId: string; documentType: string}

type ById = ReadonlyMap<string, StoredDocument>

/** Returns whether a page reads a document, by its queries and parts; of search engine entries only its own. */
function readsDocument({page, path, own}: Route, {documentId, documentType}: DocumentRef, documents: ById): boolean {
  if (documentType === 'page')
    return [seoRoute(path), seoRoute(page.path)].includes(String(documents.get(documentId)?.route))
  if (documentId === own?._id || readsType(siteQuery, documentType)) return true
  const {parts = []} = (documents.get(own?._id ?? '') ?? {}) as {parts?: {_type: string}[]}
  return readsType(queryOf(page), documentType, own && parts.map(({_type}) => _type))
}

const queryOf = ({type}: Route['page']) => SCREENS[type].query

/** Last changed document of each type; of search engine entries, which pages read one by one, all. */
function newestOf(documents: readonly StoredDocument[]): StoredDocument[] {
  const newest = new Map<string, StoredDocument>()
  for (const document of documents) {
    const {_id, _type, _updatedAt = ''} = document
    const key = _type === 'page' ? _id : _type
    if (_updatedAt >= (newest.get(key)?._updatedAt ?? '')) newest.set(key, document)
  }
  return [...newest.values()]
}

/** Last change of a page's own content; content around every page does not count. */
function changeOf(route: Route, newest: readonly StoredDocument[], documents: ById): string {
  const isAround = (type: string) => type !== route.page.document && readsType(siteQuery, type)
  const own = newest
    .concat(documents.get(route.own?._id ?? '') ?? [])
    .filter(
      ({_id, _type}) => !isAround(_type) && readsDocument(route, {documentId: _id, documentType: _type}, documents),
    )
  return own.reduce((latest, {_updatedAt = ''}) => (_updatedAt > latest ? _updatedAt : latest), '')
}

/** Returns whether the only document of this type is already reported as missing, with its pages. */
const isReported = (problems: readonly PageProblem[], type: string | null) =>
  problems.some(({documentId}) => documentId !== null && documentId === type)

/** Reports missing parts: each part of the query must be a document. */
function missingParts(
  {site, catalogue}: SiteContent,
  {page, path}: Route,
  own: Record<string, unknown>,
  seo: unknown,
): DatasetProblem[] {
  const missingIn = (query: string, fields: object) =>
    Object.entries(fields).flatMap(([name, part]) => (part ? [] : (typeOfField(query, name) ?? [])))
  const types = [
    ...missingIn(siteQuery, {...site, settings: site.settings && catalogue.settings}),
    ...missingIn(queryOf(page), own),
  ]
  return [
    ...types.map((type) => refuse({_id: null, _type: type}, undefined, 'missingPart', {type})),
    ...(seo ? [] : [refuse({_id: null, _type: 'page'}, undefined, 'missingEntry', {route: seoRoute(path)})]),
  ]
}

/** Placeholders of prices that stay unfilled: the text names a price that does not exist. */
function unknownPrices(context: PageContext, {catalogue: {plans}}: SiteContent): string[] {
  const names = new Set(placeholderNames(plans.map(({key}) => key)))
  return [...new Set(placeholdersIn(JSON.stringify(context)).filter((name) => names.has(name)))]
}
