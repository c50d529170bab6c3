import http from 'node:http'
import {closing, listening} from '../../local/supervision/service.ts'
import {mollieClient} from '../billing/payments/mollie.ts'
import {allOf} from './molliePages.ts'

test('asks Mollie for its largest pages, to the end of a list', async () => {
  const asked: (string | null)[] = []
  const server = http.createServer((request, response) => {
    const {searchParams} = new URL(request.url ?? '', 'http://localhost')
    asked.push(searchParams.get('limit'))
    const next =
      asked.length < 3 ? {href: `http://${request.headers.host}/v2/subscriptions?from=sub_${asked.length}`} : null
    response.setHeader('content-type', 'application/hal+json')
    response.end(
      JSON.stringify({
        _embedded: {subscriptions: [{resource: 'subscription', id: `sub_${asked.length}`}]},
        _links: {next},
      }),
    )
  })
  const sandboxUrl = await listening(server)
  const {subscription} = mollieClient({apiKey: 'test_pagespagespagespagespages', sandboxUrl})
  const found: string[] = []
  for await (const {id} of allOf(subscription)) found.push(id)
  await closing(server)
  expect([found, asked]).toEqual([
    ['sub_1', 'sub_2', 'sub_3'],
    ['250', '250', '250'],
  ])
})
