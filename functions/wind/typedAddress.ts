import {isIP} from 'node:net'

/** Longer ones are no address that a person types. */
const MOST_CHARACTERS = 500
/** Names that are never those of a public website. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/
const WEB_PORTS = ['', '80', '443']

export type Typed =
  /** `shown` is the address as it stands in the field and in the link. `mayFallBack`: nobody said that it is secure. */
  {url: URL; shown: string; mayFallBack: boolean} | {problem: 'noAddress' | 'notPublic'}

/**
 * Reads what a visitor typed as the address of a website, from its text alone: where a name leads, nobody learns here. `own`
 * is the origin of this very site where it may be measured on one machine.
 */
export function typedAddress(text: string, own: string | null = null): Typed {
  const typed = text.trim()
  if (typed === '' || typed.length > MOST_CHARACTERS) return {problem: 'noAddress'}
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(typed)
  const ofOwn = URL.parse(hasScheme ? typed : `http://${typed}`)
  const isOwn = own !== null && ofOwn?.origin === own
  const url = isOwn ? ofOwn : URL.parse(hasScheme ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return {problem: 'noAddress'}
  url.hash = ''
  const host = url.hostname.replace(/\.$/, '')
  if (!isOwn) {
    if (isIP(host.replace(/^\[|\]$/g, '')) || PRIVATE_NAMES.test(host) || !WEB_PORTS.includes(url.port))
      return {problem: 'notPublic'}
    if (!/^[a-z\d._-]+\.[a-z\d-]{2,}$/.test(host)) return {problem: 'noAddress'}
    url.hostname = host
  }
  return {
    url,
    shown: isOwn ? shownAddress(url).replace('http://', '') : shownAddress(url),
    mayFallBack: !hasScheme && !isOwn,
  }
}

/** Without what goes without saying. */
function shownAddress({protocol, host, pathname, search}: URL): string {
  const path = pathname === '/' && !search ? '' : pathname + search
  return `${protocol === 'http:' ? 'http://' : ''}${host}${path}`
}
