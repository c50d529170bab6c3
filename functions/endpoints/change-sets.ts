import type {Config} from '@netlify/functions'
import schema from '../../domain/content/content.schema.json' with {type: 'json'}
import type {ContentSchema} from '../../domain/content/shape.ts'
import {withErrorHandling} from '../http/handler.ts'
import {replyJson} from '../http/response.ts'
import {sendToOperators} from '../notifications/operatorMail.ts'
import {carryOutSets} from '../publishing/sets/carryOut.ts'
import {setLake} from '../publishing/sets/setLake.ts'
import {contentConfig, mailConfig, operators, publishToken, siteUrl, studioUrl} from '../runtime/config.ts'

/**
 * Run by the clock and not by a visitor: sets of changes go live and end. It uses no database, so that one that sleeps goes on
 * sleeping. (On one machine local/site calls it each minute.)
 */
export default () =>
  withErrorHandling('change-sets', async () => {
    const token = publishToken()
    if (!token) return replyJson(200, {mayPublish: false})
    const mailing = {operators: operators(), mail: mailConfig(), siteUrl: siteUrl()}
    const report = await carryOutSets({
      lake: setLake({...contentConfig(), token}),
      schema: schema as unknown as ContentSchema,
      tellOperators: (mail) => sendToOperators(mail, mailing),
      studioUrl: studioUrl(),
    })
    return replyJson(200, report)
  })

export const config: Config = {schedule: '*/5 * * * *'}
