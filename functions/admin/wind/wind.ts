import {redirectTo, replyPage} from '../../http/response.ts'
import type {Services} from '../../runtime/services.ts'
import {exclude, excludedHost, include, listExcluded} from '../../wind/excluded.ts'
import type {WIND_ACTS} from '../access.ts'
import {ADMIN_WIND} from '../addresses.ts'
import type {SignedInView} from '../adminPage.ts'
import {adminWindPage, type WindDone} from './windPage.ts'

type WindServices = Pick<Services, 'database'> & {now: Date}
const DONE: readonly WindDone[] = ['excluded', 'included']

/** Websites that nobody may measure. */
export async function showWind(view: SignedInView, {database}: WindServices): Promise<Response> {
  const done = DONE.find((each) => each === view.url.searchParams.get('done'))
  return replyPage(200, adminWindPage({excluded: await listExcluded(database), done}, view))
}

/** Excludes a website, or lets it be measured again. Twice is as once. */
export async function actOnWind(
  act: (typeof WIND_ACTS)[number],
  {site = ''}: Readonly<Record<string, string>>,
  view: SignedInView,
  {database, now}: WindServices,
): Promise<Response> {
  const host = excludedHost(site)
  if (!host) return replyPage(422, adminWindPage({excluded: await listExcluded(database), refused: site}, view))
  if (act === 'excludeSite') await exclude(database, {host, at: now.toISOString(), by: view.session.email})
  else await include(database, host)
  return redirectTo(`${ADMIN_WIND}&done=${act === 'excludeSite' ? 'excluded' : 'included'}`)
}
