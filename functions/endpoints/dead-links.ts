import type {Config} from '@netlify/functions'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {withinLimit} from '../http/limits.ts'
import {requireMethod} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {requireStudio} from '../http/studioOnly.ts'
import {deadLinks} from '../links/linkState.ts'
import {readLinkStates} from '../links/linkStates.ts'
import {openServices} from '../runtime/services.ts'

/** The links of published content that are dead, for the Studio. */
export default answersHead((request: Request) =>
  withErrorHandling('dead-links', async () => {
    requireMethod(request, 'GET')
    const headers = requireStudio(request)
    const {database} = openServices()
    await withinLimit('dead-links', request, database)
    return replyJson(200, deadLinks(await readLinkStates(database)), headers)
  }),
)

export const config: Config = {
  path: ['/api/dead-links'],
}
