import type {Config} from '@netlify/functions'
import {studioOrigin} from '../config.ts'
import {withErrorHandling} from '../handler.ts'
import {answersHead} from '../head.ts'
import {requireMethod} from '../request.ts'
import {replyJson} from '../response.ts'
import {siteStatus} from '../site/status.ts'

/** How the site is, for the Studio, which stands at another address. (On one machine local/site answers the same.) */
export default answersHead((request: Request) =>
  withErrorHandling('site-status', async () => {
    requireMethod(request, 'GET')
    const origin = studioOrigin()
    return replyJson(200, await siteStatus(), {
      vary: 'origin',
      ...(origin && {'access-control-allow-origin': origin}),
    })
  }),
)

export const config: Config = {path: ['/api/site-status']}
