import {MEASURE_AGENT} from '../../domain/pages/windAddress.ts'
import {MOST_ROBOTS_BYTES, mayRead} from '../../domain/seo/robots.ts'
import type {Database} from '../database/database.ts'
import {networkOf} from '../http/limits.ts'
import {PublicFetchError, type PublicResponse} from '../links/publicFetch.ts'
import {isExcluded} from './excluded.ts'
import {withinWindLimit} from './windLimits.ts'

/** Reasons not to ask a website although it may be there. */
export type Refusal = 'robots' | 'excluded' | 'busy'

type MayAsk = (url: URL) => Promise<boolean>
type Services = {database: Database; now: Date; own: string | null}

/** Says of each request of one measurement whether it may be made: the first of a website, of a redirect, of robots.txt. */
export class WindGuard {
  /** The reason why the measurement ended. */
  refusal: Refusal | null = null
  fetchRobots!: (address: string, mayAsk: MayAsk) => Promise<PublicResponse>
  readonly #services: Services
  readonly #hosts = new Map<string, Promise<Refusal | null>>()
  readonly #robots = new Map<string, Promise<string | null>>()
  readonly #networks = new Set<string>()

  constructor(services: Services) {
    this.#services = services
  }

  /** Each website is counted once a measurement, by its name. */
  readonly #mayVisit: MayAsk = async ({hostname}) => {
    const asked = this.#hosts.get(hostname) ?? this.#refusalOf(hostname)
    this.#hosts.set(hostname, asked)
    this.refusal ??= await asked
    return this.refusal === null
  }

  async #refusalOf(host: string): Promise<Refusal | null> {
    const {database, own} = this.#services
    if (await isExcluded(host, database)) return 'excluded'
    if (own !== null && URL.parse(own)?.hostname === host) return null
    return (await withinWindLimit('site', host, this.#services)) ? null : 'busy'
  }

  readonly mayAsk: MayAsk = async (url) => {
    if (!(await this.#mayVisit(url))) return false
    const robots = await this.robotsOf(url)
    if (robots !== null && mayRead(robots, MEASURE_AGENT, url)) return true
    // A file beside the page that may not be read leaves the page as it is.
    if (url.pathname !== '/llms.txt') this.refusal ??= 'robots'
    return false
  }

  /** Each address is counted once a measurement, whatever names lead to it. */
  readonly mayReach = async (addresses: readonly string[]): Promise<boolean> => {
    for (const network of new Set(addresses.map(networkOf))) {
      if (this.#networks.has(network) || network === '127.0.0.1' || network === '0:0:0:0') continue
      this.#networks.add(network)
      if (await withinWindLimit('network', network, this.#services)) continue
      this.refusal ??= 'busy'
      return false
    }
    return true
  }

  /** Text of the robots.txt of a website; null when it could not be read, which forbids everything (RFC 9309). */
  robotsOf({origin}: URL): Promise<string | null> {
    const asked = this.#robots.get(origin) ?? this.#readRobots(origin)
    this.#robots.set(origin, asked)
    return asked
  }

  async #readRobots(origin: string): Promise<string | null> {
    try {
      const {status, body} = await this.fetchRobots(`${origin}/robots.txt`, this.#mayVisit)
      if (status >= 500 || status === 429) return null
      return status >= 200 && status < 300 ? body.subarray(0, MOST_ROBOTS_BYTES).toString() : ''
    } catch (error) {
      if (!(error instanceof PublicFetchError)) throw error
      if (error.fault === 'tooManyRedirects') return ''
      if (error.fault === 'tooLarge') return null
      throw error
    }
  }
}
