/**
 * Mozilla's HTTP Observatory judges a site by one answer. These are the lines of its published table (algorithm 4, package
 * @mdn/mdn-http-observatory 1.4.8) that this site claims, with the points that the table gives,
 * and what a page must answer to claim them. The package itself is no dependency: docs/decisions/0049.
 */
type Answer = {headers: Headers; html: string}
type Line = {result: string; points: number; holds: (answer: Answer) => boolean}

type Policy = Record<string, string[]>

const readPolicy = (text: string): Policy =>
  Object.fromEntries(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const headerPolicy = ({headers}: Answer) => readPolicy(headers.get('content-security-policy') ?? '')

/** Policy of the page's own element. */
const pagePolicy = ({html}: Answer) =>
  readPolicy(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '')

const TOO_WIDE = /^(\*|ftp:|data:|https?:(\/\/\*(\.\*)?)?|'unsafe-.*)$/
const LOOPBACK = /^http:\/\/localhost(:|\/|$)/

function isNarrow(answer: Answer): boolean {
  const [header, page] = [headerPolicy(answer), pagePolicy(answer)]
  const named = [page['script-src'], page['style-src-elem']]
  const all = Object.values(header).flat()
  return (
    header['default-src']?.join() === "'none'" &&
    named.every((sources) => sources?.length && !sources.some((source) => TOO_WIDE.test(source))) &&
    !header['style-src'] &&
    !header['object-src'] &&
    header['base-uri']?.join() === "'none'" &&
    !header['form-action']?.some((source) => TOO_WIDE.test(source)) &&
    !all.includes("'unsafe-eval'") &&
    !all.some((source) => source.startsWith('http:') && !LOOPBACK.test(source))
  )
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)].map(([, address = '']) => address)

const HALF_A_YEAR_S = 15_768_000

const LINES: readonly Line[] = [
  {result: 'csp-implemented-with-no-unsafe-default-src-none', points: 10, holds: isNarrow},
  {result: 'cookies-not-found', points: 0, holds: ({headers}) => !headers.has('set-cookie')},
  {
    result: 'cross-origin-resource-sharing-not-implemented',
    points: 0,
    holds: ({headers}) => !headers.has('access-control-allow-origin'),
  },
  {
    result: 'hsts-implemented-max-age-at-least-six-months',
    points: 0,
    holds: ({headers}) =>
      Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >= HALF_A_YEAR_S,
  },
  {
    result: 'referrer-policy-private',
    points: 5,
    holds: ({headers}) =>
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(headers.get('referrer-policy') ?? ''),
  },
  {
    result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
    points: 0,
    holds: ({html}) => scriptsOf(html).every((address) => /^\/(?!\/)/.test(address)),
  },
  {
    result: 'x-content-type-options-nosniff',
    points: 0,
    holds: ({headers}) => headers.get('x-content-type-options') === 'nosniff',
  },
  {
    result: 'x-frame-options-implemented-via-csp',
    points: 5,
    holds: (answer) => {
      const frames = headerPolicy(answer)['frame-ancestors']
      return Boolean(frames?.length && !frames.some((source) => TOO_WIDE.test(source)))
    },
  },
  {
    result: 'corp-implemented-with-same-origin',
    points: 10,
    holds: ({headers}) => headers.get('cross-origin-resource-policy') === 'same-origin',
  },
]

/** The score that the table comes to when every line holds, and the lines that do not. That http leads to https is the host's. */
export function observe(answer: Answer): {score: number; missing: string[]} {
  const held = LINES.filter(({holds}) => holds(answer))
  const missing = LINES.filter((line) => !held.includes(line)).map(({result}) => result)
  return {score: 100 + held.reduce((sum, {points}) => sum + points, 0), missing}
}
