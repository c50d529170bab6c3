import type {Config} from '@netlify/functions'
import * as v from 'valibot'
import {amsterdamDay} from '../../domain/format/dates.ts'
import {STUDIO_DAYS} from '../../domain/pages/counting.ts'
import {lastDays, readCounts} from '../counting/store.ts'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {withinLimit} from '../http/limits.ts'
import {requireMethod, validate} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {requireStudio} from '../http/studioOnly.ts'
import {openServices} from '../runtime/services.ts'

/** A document has a page for each language, and the checkout one for each plan. */
const Pages = v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'), v.maxLength(300))), v.maxLength(50))

/** Sums of the last days for the Studio, which stands at another address: of all pages, or of each `page` of the query. */
export default answersHead((request: Request) =>
  withErrorHandling('page-counts', async () => {
    requireMethod(request, 'GET')
    const headers = requireStudio(request)
    const pages = validate(Pages, new URL(request.url).searchParams.getAll('page'))
    const {database} = openServices()
    await withinLimit('page-counts', request, database)
    const asked = {...lastDays(amsterdamDay(new Date()), STUDIO_DAYS), ...(pages.length > 0 && {pages})}
    return replyJson(200, await readCounts(database, asked), headers)
  }),
)

export const config: Config = {
  path: ['/api/page-counts'],
}
