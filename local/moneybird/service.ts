import type {Service} from '../mollie-sandbox/index.ts'
import type {Moneybird} from './moneybird.ts'
import {attachmentOf, receivedPage} from './pages.ts'

/** Moneybird's API below `/moneybird/api/`, a page of what it received at `/moneybird/`, and the files of its documents. */
export const moneybirdService =
  (moneybird: Moneybird): Service =>
  async (request, now) => {
    const {pathname} = new URL(request.url)
    if (pathname.startsWith('/moneybird/api/')) return moneybird.answer(request, now)
    const {kept} = moneybird
    const [, file] = /^\/moneybird\/files\/(\d+)$/.exec(pathname) ?? []
    if (file) return attachmentOf(kept.invoices, file)
    if (pathname !== '/moneybird/') return new Response('Not found', {status: 404})
    return new Response(receivedPage(kept), {
      headers: {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'},
    })
  }
