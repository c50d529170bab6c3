/**
 * In the preview nothing is bought and nobody's order is shown: what the functions would answer is made up here, from the
 * name of the order (studio/model/sampleStates.ts). Null for what may be asked for real.
 */
export function sampleAnswer(url: URL, method: string, paidAddress: string): Response | null {
  const answer = (body: object, status = 200) => Response.json(body, {status})
  if (url.pathname === '/api/order-status') return orderStatus(url.searchParams.get('order') ?? '', answer)
  if (url.pathname === '/api/create-payment') return answer({success: true, paymentUrl: paidAddress})
  if (url.pathname.startsWith('/api/') && method !== 'GET') return answer({success: true, sent: true})
  return null
}

function orderStatus(order: string, answer: (body: object, status?: number) => Response): Response {
  if (order === 'sample-unavailable') return answer({error: 'Unknown error occurred'}, 503)
  if (order === 'sample-unknown' || !order.startsWith('sample-')) return answer({error: 'Unknown order'}, 404)
  return answer({
    success: true,
    order,
    status: order === 'sample-waiting' ? 'waiting' : 'paid',
    plan: 'basis',
    period: 'monthly',
    hasAddress: order !== 'sample-no-address',
    duplicate: order === 'sample-duplicate',
    manageUrl: '#',
    token: 'sample',
  })
}
