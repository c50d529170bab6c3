import type {Config} from '@netlify/functions'
import * as v from 'valibot'
import {isPlanKey, type PlanKey} from '../../domain/catalogue/plans.ts'
import {isPeriod, type Period} from '../../domain/money/periods.ts'
import {countRunning} from '../billing/prices/runningCustomers.ts'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {withinLimit} from '../http/limits.ts'
import {requireMethod, validate} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {requireStudio} from '../http/studioOnly.ts'
import {openServices} from '../runtime/services.ts'

const Asked = v.strictObject({
  plan: v.custom<PlanKey>(isPlanKey),
  period: v.custom<Period>(isPeriod),
  price: v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/)),
})

/** How many running customers a price concerns, for the Studio, which stands at another address. Counts and nothing else. */
export default answersHead((request: Request) =>
  withErrorHandling('running-customers', async () => {
    requireMethod(request, 'GET')
    const headers = requireStudio(request)
    const {plan, period, price} = validate(Asked, Object.fromEntries(new URL(request.url).searchParams))
    const {database, mode} = openServices()
    await withinLimit('running-customers', request, database)
    return replyJson(200, await countRunning(database, {plan, period, priceId: price, mode}), headers)
  }),
)

export const config: Config = {
  path: ['/api/running-customers'],
}
