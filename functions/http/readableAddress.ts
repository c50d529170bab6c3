import {domainToUnicode} from 'node:url'

/** A mail address as people write it: `jo@xn--mnchen-3ya.de` is kept, `jo@münchen.de` is shown. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return at < 0 || !domain.includes('xn--') ? address : `${address.slice(0, at)}@${domainToUnicode(domain) || domain}`
}
