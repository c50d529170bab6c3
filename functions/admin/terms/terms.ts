import {redirectTo, replyPage} from '../../http/response.ts'
import {
  announceTerms,
  readPublishedTerms,
  readTermsNews,
  tellTerms,
  termsProgress,
} from '../../notifications/termsNews.ts'
import {caught} from '../../runtime/log.ts'
import type {Services} from '../../runtime/services.ts'
import {ADMIN_TERMS} from '../addresses.ts'
import type {SignedInView} from '../adminPage.ts'
import {termsPage} from './termsPage.ts'

type TermsServices = Pick<Services, 'content' | 'database' | 'orders' | 'mode'> & {now: Date}

/** The page of the terms; `wrong` is a day that was refused. */
export async function showTerms(view: SignedInView, services: TermsServices, wrong?: string): Promise<Response> {
  const {content, database, mode, now} = services
  const [terms, news] = await Promise.all([
    readPublishedTerms(content, now).catch((error: unknown) => {
      caught('texts.read_failed', {endpoint: 'beheer'}, error)
      return null
    }),
    readTermsNews(database),
  ])
  const nobody = {text: '', day: '', at: now.toISOString(), by: ''}
  const [progress, {waiting: count}] = await Promise.all([
    news && termsProgress(database, news, mode),
    termsProgress(database, nobody, mode),
  ])
  return replyPage(wrong === undefined ? 200 : 422, termsPage({terms, news, progress, count, wrong}, view))
}

/** Announces the text that the operator saw, and begins to write. Another text, or one that is announced, is shown as it is now. */
export async function announce(
  {day = '', text, seen}: Readonly<Record<string, string>>,
  view: SignedInView,
  services: TermsServices,
): Promise<Response> {
  const {content, database, now} = services
  const terms = await readPublishedTerms(content, now)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)) || day < terms.earliest)
    return showTerms(view, services, day)
  const news = {text: terms.text, day, at: now.toISOString(), by: view.session.email}
  if (seen === 'yes' && text === terms.text && (await announceTerms(database, news))) await tellTerms(services)
  return redirectTo(ADMIN_TERMS)
}
