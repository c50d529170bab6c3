import {amsterdamDay} from '../../domain/format/dates.ts'
import {MEASURED_SITE, windPath} from '../../domain/pages/windAddress.ts'
import {type Language, languageOfPath} from '../../domain/texts/languages.ts'
import {counting} from '../counting/store.ts'
import {isProgram, mayCount} from '../counting/visitors.ts'
import {movedTo, replyPage} from '../http/response.ts'
import {ownSite} from '../runtime/config.ts'
import {caught, log} from '../runtime/log.ts'
import type {Services} from '../runtime/services.ts'
import {type Measuring, measure} from './measure.ts'
import {typedAddress} from './typedAddress.ts'
import {readWindContent} from './windContent.ts'
import {mayMeasure} from './windLimits.ts'
import {type WindView, windPage} from './windPage.ts'

type WindServices = Pick<Services, 'content' | 'database' | 'siteUrl'> & {now: Date} & Pick<Measuring, 'network'>

/**
 * Measures the website that a visitor named, and answers with a page. Nothing is kept of it but a count. An address that
 * measures is opened by people: programs that follow links, and pages that would embed it, get the form.
 */
export async function handleWind(request: Request, services: WindServices): Promise<Response> {
  const {pathname, search, searchParams} = new URL(request.url)
  if (!pathname.endsWith('/')) return movedTo(`${pathname}/${search}`)
  const language = languageOfPath(pathname)
  const content = await readWindContent(services.content)
  const typed = (searchParams.get(MEASURED_SITE) ?? '').trim()
  const today = amsterdamDay(services.now)
  const reply = (status: number, view: WindView, shown = typed) =>
    replyPage(status, windPage({view, typed: shown.slice(0, 500), language, content, today}))
  if (typed === '' && !searchParams.has(MEASURED_SITE)) return reply(200, {kind: 'form'})
  if (!isOpenedByPerson(request)) return reply(200, {kind: 'form'})
  const own = ownSite()
  const read = typedAddress(typed, own)
  if ('problem' in read) return reply(422, {kind: 'failed', failure: read.problem})
  if (!(await mayMeasure(request, services))) {
    log('wind.limited')
    return reply(429, {kind: 'failed', failure: 'limit'}, read.shown)
  }
  const started = performance.now()
  const measured = await measure(read.url, read.mayFallBack, {...services, own})
  const outcome = measured.kind === 'measured' ? 'measured' : measured.failure
  log('wind.measured', {outcome, ms: Math.round(performance.now() - started)})
  if (measured.kind === 'measured') await count(request, language, services)
  return reply(200, measured, read.shown)
}

function isOpenedByPerson({headers, method}: Request): boolean {
  const target = headers.get('sec-fetch-dest')
  const isAhead = /\bprefetch\b/.test(headers.get('sec-purpose') ?? '')
  return method === 'GET' && !isProgram(headers) && (target === null || target === 'document') && !isAhead
}

/** A sum of the day, as of other steps: not a word about the website. An answer does without. */
async function count({headers}: Request, language: Language, {database, now}: WindServices): Promise<void> {
  if (!mayCount(headers)) return
  const {text, values} = counting({day: amsterdamDay(now), page: windPath(language), step: 'measure', language})
  await database.query(text, values).catch((error: unknown) => caught('wind.count_failed', {}, error))
}
