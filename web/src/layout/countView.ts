import {COUNT_PATH, isCheckoutRoute} from '../../../domain/pages/counting.ts'
import {NOT_FOUND_PATH, scriptsCome} from '../../../domain/pages/pages.ts'

type Signals = Navigator & {globalPrivacyControl?: boolean}

let before = ''
let hasActed = false

/**
 * Tells the site that a page was seen, once its visitor has acted: nothing else is sent, and nothing is kept. Not at all where
 * the browser sends Do Not Track or Global Privacy Control, says that a program drives it, or shows the page in a frame.
 */
export function countView(page: string, route: string) {
  const {doNotTrack, globalPrivacyControl, webdriver} = navigator as Signals
  const from = before || addressOf(document.referrer)
  before = page
  if (doNotTrack === '1' || globalPrivacyControl || webdriver || parent !== self || route === NOT_FOUND_PATH) return
  const body = new URLSearchParams({page, ...(isCheckoutRoute(route) && from && {from})})
  const send = () =>
    void fetch(COUNT_PATH, {method: 'POST', keepalive: true, credentials: 'omit', body}).catch(() => {})
  hasActed ||= scriptsCome(page) === 'acted'
  if (hasActed) return send()
  // The scripts of this page come by themselves.
  const act = () => {
    for (const each of ACTS) removeEventListener(each, act)
    hasActed = true
    send()
  }
  for (const each of ACTS) addEventListener(each, act)
}

const ACTS = ['pointerdown', 'keydown']

/** The path of a page of this site; empty for another. */
const addressOf = (referrer: string) => (referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : '')
