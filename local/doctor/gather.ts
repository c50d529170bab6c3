import {Resolver} from 'node:dns/promises'
import {readSender} from '../../domain/environment/checks.ts'
import type {Environment} from '../../domain/environment/read.ts'
import {LANGUAGE_ROWS} from '../../domain/texts/languages.ts'
import {examineDatabase, examineMailServer} from '../../functions/commands/examine.ts'
import {
  type Answer,
  type Fetched,
  type HostedFacts,
  hasFailed,
  type MailFacts,
  type MollieFacts,
  type MollieMethod,
  type MoneybirdFacts,
  type SiteFacts,
} from './facts.ts'
import {backupFacts, netlifyFacts} from './hostFacts.ts'
import {keptBackup, ownHostFacts} from './ownHostFacts.ts'
import type {Places} from './places.ts'
import {askWebsite, attempt, getJson} from './requests.ts'
import {sanityFacts} from './sanityFacts.ts'
import {readIncluded, spfIn} from './spf.ts'

async function mollieFacts(
  {MOLLIE_API_KEY: key, MOLLIE_ORGANISATION_TOKEN: token}: Environment,
  {mollie}: Places,
): Promise<MollieFacts> {
  const balance = token
    ? await attempt(() =>
        getJson<{currency: string}>(`${mollie}/v2/balances/primary`, {authorization: `Bearer ${token}`}),
      )
    : null
  if (!key) return {profile: null, first: null, recurring: null, balance}
  const headers = {authorization: `Bearer ${key}`}
  type Methods = {_embedded: {methods: MollieMethod[]}}
  const methods = (query: string) =>
    attempt(async () => (await getJson<Methods>(`${mollie}/v2/methods?${query}`, headers))._embedded.methods)
  const [profile, first, recurring] = await Promise.all([
    attempt(() =>
      getJson<{mode: string; status: string; website: string; name: string}>(`${mollie}/v2/profiles/me`, headers),
    ),
    methods('sequenceType=first&includeWallets=applepay'),
    methods('sequenceType=recurring'),
  ])
  return {profile, first, recurring, balance}
}

/** A document that nobody sent: an access point that takes the key says 404. */
const NO_DOCUMENT = '00000000-0000-4000-8000-000000000000'

async function peppolFacts({PEPPOL_URL: url, PEPPOL_KEY: key}: Environment): Promise<Fetched<true>> {
  if (!url || !key) return null
  const address = `${url.replace(/\/$/, '')}/document_submissions/${NO_DOCUMENT}/evidence`
  const answer = await attempt(() => getJson(address, {authorization: `Bearer ${key}`}))
  return hasFailed(answer) && answer.status !== 404 ? answer : true
}

async function moneybirdFacts(
  {MONEYBIRD_TOKEN: token, MONEYBIRD_ADMINISTRATION: administration}: Environment,
  {moneybird}: Places,
): Promise<MoneybirdFacts> {
  if (!token || !administration) return {accounts: null, rates: null}
  const ask = (path: string) =>
    attempt(() =>
      getJson<{id: string; name: string}[]>(`${moneybird}/api/v2/${administration}/${path}`, {
        authorization: `Bearer ${token}`,
      }),
    )
  const [accounts, rates] = await Promise.all([
    ask('ledger_accounts.json'),
    ask('tax_rates.json?filter=tax_rate_type:sales_invoice,active:true&per_page=100'),
  ])
  return {accounts, rates}
}

function noRecords(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
  throw error
}

async function mailFacts({SMTP_URL, MAIL_FROM = '', DKIM_SELECTOR}: Environment, {dns}: Places): Promise<MailFacts> {
  const resolver = new Resolver({timeout: 5000, tries: 2})
  if (dns) resolver.setServers(dns)
  const domain = readSender(MAIL_FROM)?.address.split('@')[1]
  const texts = (name: string): Promise<Fetched<string[]>> =>
    attempt(() => resolver.resolveTxt(name).then((records) => records.map((parts) => parts.join('')), noRecords))
  const receivers = (name: string): Promise<Fetched<string[]>> =>
    attempt(() =>
      resolver
        .resolveMx(name)
        .then(
          (records) => records.toSorted((a, b) => a.priority - b.priority).map(({exchange}) => exchange),
          noRecords,
        ),
    )
  // A subdomain without a policy has that of the parent domain.
  const dmarc = async (name: string): Promise<Fetched<string[]>> => {
    const own = await texts(`_dmarc.${name}`)
    const above = name.split('.').slice(1).join('.')
    return Array.isArray(own) && own.length === 0 && above.includes('.') ? dmarc(above) : own
  }
  const [smtp, mx, spf, dkim, policy] = await Promise.all([
    SMTP_URL ? attempt(() => examineMailServer(SMTP_URL)) : null,
    domain ? receivers(domain) : null,
    domain ? texts(domain) : null,
    domain && DKIM_SELECTOR ? texts(`${DKIM_SELECTOR}._domainkey.${domain}`) : null,
    domain ? dmarc(domain) : null,
  ])
  const [record = ''] = Array.isArray(spf) ? spfIn(spf) : []
  return {smtp, mx, spf, included: await readIncluded(record, texts), dkim, dmarc: policy}
}

async function siteFacts({SITE_URL, STUDIO_URL}: Environment, {web}: Places): Promise<SiteFacts> {
  const ask = (address: string, options?: Parameters<typeof askWebsite>[2]) =>
    attempt(() => askWebsite(address, web, options))
  const studio = STUDIO_URL && URL.canParse(STUDIO_URL) ? await ask(STUDIO_URL) : null
  const nothing = {
    home: null,
    missing: [],
    webhook: null,
    health: null,
    isLimited: null,
  }
  if (!SITE_URL || !URL.canParse(SITE_URL)) return {...nothing, studio}
  const {origin} = new URL(SITE_URL)
  const [home, missing, webhook, health] = await Promise.all([
    ask(`${origin}/`),
    Promise.all(LANGUAGE_ROWS.map(({prefix}) => ask(`${origin}${prefix}/nothing-is-here-doctor/`))),
    ask(`${origin}/api/mollie-webhook`, {
      method: 'POST',
      body: 'id=tr_doctorasks',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
    }),
    ask(`${origin}/api/health`),
  ])
  const isLimited =
    hasFailed(health) || health === null ? null : await refusesTooMany(() => ask(`${origin}/api/health`))
  return {home, missing, webhook, health, isLimited, studio}
}

/** More requests than the rule of /api/health allows in a minute. */
const TOO_MANY = 75
const AT_ONCE = 15

/** Asks until a request is refused; the answers cost nothing, since health caches its own for a minute. */
async function refusesTooMany(ask: () => Promise<Fetched<Answer>>): Promise<boolean> {
  for (let sent = 0; sent < TOO_MANY; sent += AT_ONCE) {
    const answers = await Promise.all(Array.from({length: AT_ONCE}, ask))
    if (answers.some((answer) => answer !== null && !hasFailed(answer) && answer.status === 429)) return true
  }
  return false
}

/** The host that the site is on, and what the operator says of it. */
export type Asked = {isOwnHost?: boolean; backups?: string | undefined}

export async function gather(environment: Environment, places: Places, asked: Asked = {}): Promise<HostedFacts> {
  const {isOwnHost = false} = asked
  const address = isOwnHost ? environment.DATABASE_URL : environment.NETLIFY_DB_URL || environment.DATABASE_URL
  const [sanity, netlify, workflow, kept, mollie, moneybird, mail, peppol, database, site, own] = await Promise.all([
    sanityFacts(environment, places),
    netlifyFacts(environment, places),
    backupFacts(environment, places),
    keptBackup(asked.backups),
    mollieFacts(environment, places),
    moneybirdFacts(environment, places),
    mailFacts(environment, places),
    peppolFacts(environment),
    address
      ? attempt(async () => ({
          kind: /^postgres/.test(address) ? 'postgres' : 'file',
          ...(await examineDatabase(places.database(address))),
        }))
      : null,
    siteFacts(environment, places),
    isOwnHost ? ownHostFacts(environment, places) : null,
  ])
  const backup = {workflow, kept}
  return {now: new Date(), sanity, netlify, backup, mollie, moneybird, mail, peppol, database, site, own}
}
