import {AFTER_STEPS, promiseStops} from '../../domain/brand/promise.ts'
import {type Html, html} from './html.ts'
import {SOCK_STYLE, sock} from './sock.ts'

/** A stop of the promise: a time, and what to expect by then, its condition among it. */
export type PromiseStop = {_key: string; title: string; text: string}

export const PROMISE_STYLE = `${SOCK_STYLE}
.promise{display:grid;gap:.5rem;width:100%;padding:0;list-style:none}
.promise li{display:grid;grid-template-columns:2.75rem minmax(0,1fr);column-gap:.75rem;align-items:end}
.promise svg{height:2.75rem}.promise p{margin:0;line-height:1.35;align-self:center}.promise span{color:var(--muted);font-size:.9375rem}
@media (min-width:48rem){.promise{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:1.25rem}.promise li{grid-template:auto 1fr/1fr;row-gap:.5rem}.promise svg{height:3.75rem}.promise p{align-self:start}.promise b{display:block}}`

/** The promise beside the steps of an order: the line of socks of web/src/ui/PromiseLine.tsx, in less room. */
export const promiseLine = (stops: readonly PromiseStop[]): Html =>
  html`<ol class="promise">${promiseStops(stops, AFTER_STEPS).map(
    ({title, text, level}) => html`<li>${sock(level)}<p><b>${title}</b> <span>${text}</span></p></li>`,
  )}</ol>`
