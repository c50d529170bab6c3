import {type HostedFacts, hasFailed} from './facts.ts'
import {type Check, fine, judgeAnswer, waits, wrong} from './verdict.ts'

const SITE = {needs: 'SITE_URL', who: 'the site'}

const HEADERS: [name: string, pattern: RegExp][] = [
  ['strict-transport-security', /max-age=\d{7,}/],
  ['content-security-policy', /default-src 'none'/],
  ['x-content-type-options', /nosniff/],
]

const isRedirect = (status: number) => status >= 300 && status < 400

type HostName = 'Netlify' | 'own'

/** Places to look at, on each host. */
const REMEDIES = {
  Netlify: {
    password: 'Project configuration → Access & security → Visitor access',
    status: 'look at the last deploy',
    headers: 'deploy from this repository’s root, with its netlify.toml',
    noindex: 'this is a preview: publish the deploy of the production branch',
    front: 'search engines would list it: look whether something stands before netlify.toml',
    closed: 'before step 12 of docs/go-live.md it is MOLLIE_API_KEY; the log of the function mollie-webhook names it',
    webhook: 'look at the functions of the last deploy',
  },
  own: {
    password: 'take it out of the proxy',
    status: 'look at the log of the proxy, and of the container',
    headers: 'let the proxy pass the server’s headers on as they are',
    noindex: 'build the image with CONTEXT=production, as the Dockerfile does',
    front: 'search engines would list it: look at the rules of the proxy',
    closed: 'the log of the container names it',
    webhook: 'look at the log of the proxy, and of the container',
  },
} as const satisfies Record<HostName, Record<string, string>>

const closed = (host: HostName) => wrong('the shop is closed: a setting is missing', REMEDIES[host].closed)

export const siteChecks = (host: HostName): Check<HostedFacts>[] => [
  {
    id: 'home',
    title: 'Home page',
    judge: ({site: {home}}) =>
      judgeAnswer(home, SITE, ({status, headers}) => {
        if (status === 401) return wrong('asks visitors for a password', REMEDIES[host].password)
        if (status !== 200)
          return wrong(
            `answers ${status}`,
            isRedirect(status)
              ? `make ${headers.location} the SITE_URL, or this the primary domain`
              : REMEDIES[host].status,
          )
        const missing = HEADERS.filter(([name, pattern]) => !pattern.test(headers[name] ?? '')).map(([name]) => name)
        if (missing.length > 0) return wrong(`lacks the header ${missing.join(', ')}`, REMEDIES[host].headers)
        if (/noindex/.test(headers['x-robots-tag'] ?? ''))
          return wrong('tells search engines to leave it out', REMEDIES[host].noindex)
        return fine('200, with the headers of netlify.toml')
      }),
  },
  {
    id: 'not-found',
    title: 'What is not there',
    judge: ({site: {missing}}) => {
      const [first] = missing
      if (first === undefined) return waits('needs SITE_URL')
      const other = missing.find((answer) => hasFailed(answer) || answer?.status !== 404)
      return other === undefined
        ? fine('is answered 404, in each language')
        : judgeAnswer(other, SITE, ({status}) =>
            wrong(`an address that nobody made is answered ${status}`, REMEDIES[host].front),
          )
    },
  },
  {
    id: 'mollie-webhook',
    title: 'Mollie’s webhook',
    judge: ({site: {webhook}}) =>
      judgeAnswer(webhook, SITE, ({status, headers}) => {
        if (isRedirect(status))
          return wrong(
            `is sent on to ${headers.location}, where its body is lost: no payment would be noticed`,
            'make SITE_URL the address that answers by itself',
          )
        if (status === 503) return closed(host)
        return status === 200
          ? fine('takes an unknown payment with 200, without a redirect')
          : wrong(`answers ${status}`, REMEDIES[host].webhook)
      }),
  },
]

export const COUNTS = '0016_rate_limits'

export const LIMITS_CHECK: Check<HostedFacts> = {
  id: 'limits',
  title: 'Rate limits',
  judge: ({database, site: {isLimited}}) =>
    judgeAnswer(database, {needs: 'DATABASE_URL or NETLIFY_DB_URL', who: 'the database'}, ({missing}) => {
      if (missing.includes(COUNTS))
        return wrong(`the database does not count: it lacks ${COUNTS}`, 'bring it up to date')
      if (isLimited === null) return waits('needs SITE_URL, and an answer of its /api/health')
      const host = isLimited
        ? 'the host’s own rule refuses what is too much'
        : 'no rule of the host’s was met (75 questions in a row were answered), so each process counts: the deploy’s log names the active rules'
      return fine(`the database counts; for health and payment methods ${host}`)
    }),
}

/** Without a setting that selling needs the answer is an error, and names no check. */
const namesChecks = (body: string) => /"checks":/.test(body)

export const healthCheck = (host: HostName): Check<HostedFacts> => ({
  id: 'health',
  title: 'Health',
  judge: ({site: {health}}) =>
    judgeAnswer(health, SITE, ({status, body}) => {
      if (status === 200) return fine('nothing is late')
      return status === 503 && !namesChecks(body)
        ? closed(host)
        : wrong(`answers ${status}: ${body.slice(0, 160)}`, 'docs/runbook.md, Incidents')
    }),
})
