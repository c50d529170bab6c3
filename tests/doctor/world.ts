import http from 'node:http'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import type {Hook, NetlifyVariable} from '../../local/doctor/facts.ts'
import {countPending, emulators, type Places} from '../../local/doctor/places.ts'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {closing, listening} from '../bench/sampling.ts'
import {WAIT_LIMIT_MS} from '../support/limits.ts'
import {serveNames} from './dns.ts'

type Reply = {status?: number; body?: unknown; headers?: Record<string, string>}
type Call = {
  path: string
  query: URLSearchParams
  host: string
  token: string
  isHttps: boolean
  method: string
  /** X-Forwarded-For as the client sends it. */
  forwarded: string
}

const counted = new Map<string, Promise<number>>()

/** The doctor asks once. Its tests ask two hundred times of the same content, each time as long as the rest of them together. */
function pendingOnce(documents: ContentDocument[]): Promise<number> {
  const content = JSON.stringify(documents)
  const known = counted.get(content) ?? countPending(documents)
  counted.set(content, known)
  return known
}

/** Emulators of all services, empty as before going live; a test writes the state here. */
export class World {
  readonly sanity = {
    project: 'abc123',
    name: 'Windmolen',
    /** Roles by token. */
    tokens: {} as Record<string, string>,
    datasets: {} as Record<string, {aclMode: string; documents: ContentDocument[]}>,
    cors: [] as {origin: string; allowCredentials: boolean}[],
    hooks: [] as Hook[],
    attempts: [] as {createdAt: string; isFailure: boolean; resultCode: number}[],
  }
  readonly netlify = {
    token: 'nfp_of-somebody',
    site: null as Record<string, unknown> | null,
    plan: 'Pro',
    /** Connection string of Netlify's own database; null without one. */
    database: null as string | null,
    snapshots: [] as {created_at: string}[],
    variables: [] as NetlifyVariable[],
    hooks: [] as {id: string; url: string}[],
    /** Requests and answers. */
    answered: [] as {path: string; query: string[]; status: number; body: unknown}[],
  }
  readonly mollie = {
    keys: {} as Record<string, 'live' | 'test'>,
    status: 'unverified',
    website: 'https://www.windmolen.nl',
    /** Highest amount of each method. */
    first: {} as Record<string, string | null>,
    recurring: {} as Record<string, string | null>,
    organisation: '',
  }
  /** Moments of successful runs of the workflow Backup. */
  readonly github = {token: 'ghp_of-somebody', backups: [] as string[]}
  readonly moneybird = {accounts: [] as {id: string; name: string}[], rates: [] as {id: string; name: string}[]}
  readonly names: Record<string, string[]> = {}
  /** Answers of websites, by their origin. */
  readonly web: Record<string, (path: string, method: string, forwarded?: string) => Reply> = {}
  database = ''
  places!: Places
  readonly #closing: (() => unknown)[] = []

  async open() {
    process.env.DOCTOR_DEADLINE_MS = String(WAIT_LIMIT_MS)
    const names = await serveNames(this.names)
    this.places = emulators({
      sanity: await this.#serve((call) => this.#sanity(call)),
      netlify: await this.#serve((call) => this.#netlify(call)),
      github: await this.#serve((call) => this.#github(call)),
      mollie: await this.#serve((call) => this.#mollie(call)),
      moneybird: await this.#serve((call) => this.#moneybird(call)),
      web: await this.#serve((call) => this.#website(call)),
      dns: [names.address],
      database: () => this.database,
      pending: pendingOnce,
    })
    this.#closing.push(names.close)
  }

  async close() {
    delete process.env.DOCTOR_DEADLINE_MS
    for (const close of this.#closing) await close()
  }

  async #serve(answer: (call: Call) => Reply): Promise<string> {
    const server = http.createServer(KEEP_ALIVE, (request, response) => {
      const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost')
      const {headers, method = 'GET'} = request
      const {
        status = 200,
        body = '',
        headers: own,
      } = answer({
        path: pathname,
        query: searchParams,
        host: headers.host ?? '',
        token: (headers.authorization ?? '').replace('Bearer ', ''),
        isHttps: headers['x-forwarded-proto'] === 'https',
        method,
        forwarded: String(headers['x-forwarded-for'] ?? ''),
      })
      const isText = typeof body === 'string'
      response
        .writeHead(status, {'content-type': isText ? 'text/html' : 'application/json', ...own})
        .end(isText ? body : JSON.stringify(body))
    })
    this.#closing.push(() => closing(server))
    return listening(server)
  }

  /** Emulates Sanity's management API and queries: https://www.sanity.io/docs/http-reference. */
  #sanity({path, token}: Call): Reply {
    const {project, tokens, datasets} = this.sanity
    const error = (status: number, message: string) => ({status, body: {statusCode: status, error: message, message}})
    const [, , kind = '', ...rest] = path.split('/')
    const role = tokens[token]
    if (token && !role) return error(401, 'Unauthorized - Session not found')
    if (kind === 'data') {
      const dataset = datasets[rest[1] ?? '']
      if (!dataset) return error(404, `Dataset not found - Dataset "${rest[1]}" not found for project ID "${project}"`)
      return {body: {result: dataset.aclMode === 'private' && !role ? [] : dataset.documents, ms: 1}}
    }
    if (!role) return error(401, 'Unauthorized')
    if (kind === 'users') return {body: {id: 'g-1', name: 'token', roles: [{name: role, title: role}]}}
    const isHooks = kind === 'hooks'
    const [id, part, ...more] = isHooks ? rest.slice(1) : rest
    if (id !== project) return error(404, `Project not found: No project with ID "${id}"`)
    if (isHooks) {
      if (!['administrator', 'developer'].includes(role)) return error(403, 'Insufficient permissions')
      return {body: part && more[0] === 'attempts' ? this.sanity.attempts : this.sanity.hooks}
    }
    if (part === undefined) return {body: {id, displayName: this.sanity.name}}
    if (part === 'datasets') return {body: Object.entries(datasets).map(([name, {aclMode}]) => ({name, aclMode}))}
    if (!['administrator', 'developer'].includes(role)) return error(403, 'Insufficient permissions')
    return part === 'cors' ? {body: this.sanity.cors} : error(404, 'Not found')
  }

  /** Emulates https://open-api.netlify.com, to which netlify.test.ts holds it. */
  #netlify(call: Call): Reply {
    const reply = this.#fromNetlify(call)
    const {status = 200, body} = reply
    this.netlify.answered.push({path: call.path, query: [...call.query.keys()], status, body})
    return reply
  }

  #fromNetlify({path, token, query}: Call): Reply {
    const {site, variables, hooks} = this.netlify
    if (token !== this.netlify.token) return {status: 401, body: {code: 401, message: 'Access Denied'}}
    if (!site) return {status: 404, body: {code: 404, message: 'Not Found'}}
    if (path === `/api/v1/accounts/${site.account_id}/env` && query.get('site_id') === site.id) {
      // Netlify hides the values of secrets.
      const shown = variables.map((variable) => ({
        ...variable,
        values: variable.values.map(({context, value}) => ({context, value: variable.is_secret ? '' : value})),
      }))
      return {body: shown}
    }
    if (path === `/api/v1/accounts/${site.account_id}`)
      return {body: {id: site.account_id, type_name: this.netlify.plan}}
    const {database, snapshots} = this.netlify
    const answers: Record<string, unknown> = {
      '': site,
      '/build_hooks': hooks,
      ...(database !== null && {'/database': {connection_string: database}, '/database/snapshots': {snapshots}}),
    }
    const found = answers[path.replace(`/api/v1/sites/${site.id}`, '')]
    return found ? {body: found} : {status: 404, body: {code: 404, message: 'Not Found'}}
  }

  /** Emulates https://docs.github.com/rest/actions/workflow-runs. */
  #github({path, token, query}: Call): Reply {
    if (token !== this.github.token) return {status: 401, body: {message: 'Bad credentials'}}
    if (path !== '/repos/windmolen/shop/actions/workflows/backup.yml/runs' || query.get('status') !== 'success')
      return {status: 404, body: {message: 'Not Found'}}
    return {body: {workflow_runs: this.github.backups.map((at) => ({updated_at: at}))}}
  }

  /** Emulates https://docs.mollie.com/reference. */
  #mollie({path, token, query}: Call): Reply {
    if (path === '/v2/balances/primary')
      return token === this.mollie.organisation
        ? {body: {resource: 'balance', currency: 'EUR'}}
        : {status: 403, body: {}}
    const mode = this.mollie.keys[token]
    if (!mode) return {status: 401, body: {status: 401, title: 'Unauthorized Request'}}
    const {status, website} = this.mollie
    if (path === '/v2/profiles/me') return {body: {resource: 'profile', mode, name: 'Windmolen', website, status}}
    const methods = query.get('sequenceType') === 'recurring' ? this.mollie.recurring : this.mollie.first
    const entries = Object.entries(methods).map(([id, most]) => ({
      id,
      maximumAmount: most ? {value: most, currency: 'EUR'} : null,
    }))
    return {body: {count: entries.length, _embedded: {methods: entries}}}
  }

  /** Emulates https://developer.moneybird.com/api. */
  #moneybird({path}: Call): Reply {
    const {accounts, rates} = this.moneybird
    if (!path.startsWith('/api/v2/123/')) return {status: 404, body: {error: 'Administration not found'}}
    return {body: path.endsWith('/ledger_accounts.json') ? accounts : rates}
  }

  #website({path, host, isHttps, method, forwarded}: Call): Reply {
    const answer = this.web[`${isHttps ? 'https' : 'http'}://${host}`]
    return answer ? answer(path, method, forwarded) : {status: 404, body: 'Not Found - Request ID'}
  }
}
