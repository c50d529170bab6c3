import type {Config} from '@netlify/functions'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {requireMethod} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {siteStatus} from '../publishing/status.ts'
import {publishToken, studioOrigin} from '../runtime/config.ts'

/** How the site is, for the Studio, which stands at another address. (On one machine local/site answers the same.) */
export default answersHead((request: Request) =>
  withErrorHandling('site-status', async () => {
    requireMethod(request, 'GET')
    const origin = studioOrigin()
    const status = {...(await siteStatus()), publishesSets: publishToken() !== null}
    return replyJson(200, status, {
      vary: 'origin',
      ...(origin && {'access-control-allow-origin': origin}),
    })
  }),
)

export const config: Config = {path: ['/api/site-status']}
