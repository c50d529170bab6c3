import {PERIODS} from '../../../domain/money/periods.ts'

/**
 * Answers API requests in the preview, from the state in the name of the order (domain/pages/sampleStates.ts): nothing
 * is bought there, and no customer's order is shown. Null for requests that may pass.
 */
export function sampleAnswer(url: URL, method: string, paidAddress: string): Response | null {
  const answer = (body: object, status = 200) => Response.json(body, {status})
  if (url.pathname === '/api/order-status') return orderStatus(url.searchParams.get('order') ?? '', answer)
  if (url.pathname === '/api/create-payment') return answer({success: true, paymentUrl: paidAddress})
  if (url.pathname.startsWith('/api/') && method !== 'GET') return answer({success: true, sent: true})
  return null
}

/** An order of domain/pages/sampleStates.ts: a state, and its plan. */
const SAMPLE = /^sample-([a-z-]+)\.(.*)$/

function orderStatus(order: string, answer: (body: object, status?: number) => Response): Response {
  const [, state, plan] = order.match(SAMPLE) ?? []
  if (state === 'unavailable') return answer({error: 'Unknown error occurred'}, 503)
  if (!state || state === 'unknown') return answer({error: 'Unknown order'}, 404)
  return answer({
    success: true,
    order,
    status: state === 'waiting' ? 'waiting' : 'paid',
    plan,
    period: PERIODS[0],
    hasAddress: state !== 'no-address',
    duplicate: state === 'duplicate',
    manageUrl: '#',
    token: 'sample',
  })
}
