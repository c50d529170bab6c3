import {SITE_STATUS_PATH, type SiteStatus} from '../../domain/content/siteStatus.ts'
import {isSettled, isSiteStatus, type Known, lateMs, outcomeOf, type Publication, pauseMs} from './outcome.ts'

const ANSWER_WITHIN_MS = 4000
/** Limit of remembered publications: editors look at recent ones only. */
const REMEMBERED = 50

/** Snapshot of the watch. */
export type Seen = {known: Known; publications: ReadonlyMap<string, Noted>}
/** `title`: the document's name for editors; `own`: published in this browser; `noted`: when this Studio learned of it. */
type Noted = Publication & {title: string; own: boolean; noted: number}

async function askSite(siteUrl: string): Promise<SiteStatus> {
  const answer = await fetch(new URL(SITE_STATUS_PATH, siteUrl), {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  const status: unknown = answer.ok ? await answer.json() : null
  if (!isSiteStatus(status)) throw new Error(`No status of a site at ${answer.url}`)
  return status
}

/**
 * Asks the site how it is while somebody looks: often while a publication is waited for, never in a hidden tab. Remembers
 * what was published since the Studio was opened.
 */
export class SiteWatch {
  readonly #readers = new Set<() => void>()
  readonly #open = new Map<string, number>()
  #seen: Seen
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking = false

  readonly siteUrl: string | undefined

  constructor(siteUrl: string | undefined) {
    this.siteUrl = siteUrl
    this.#seen = {known: {kind: siteUrl ? 'asking' : 'unset'}, publications: new Map()}
  }

  readonly seen = (): Seen => this.#seen

  readonly subscribe = (reader: () => void) => {
    this.#readers.add(reader)
    if (this.#readers.size === 1) {
      document.addEventListener('visibilitychange', this.#askNow)
      this.#askNow()
    }
    return () => {
      this.#readers.delete(reader)
      if (this.#readers.size > 0) return
      document.removeEventListener('visibilitychange', this.#askNow)
      clearTimeout(this.#timer)
    }
  }

  /** A document was published, unpublished or deleted. */
  note(publication: Omit<Noted, 'noted'>) {
    const rest = [...this.#seen.publications].filter(([id]) => id !== publication.id).slice(1 - REMEMBERED)
    const noted = {...publication, noted: Date.now()}
    this.#tell({...this.#seen, publications: new Map([...rest, [publication.id, noted]])})
    this.#askNow()
  }

  /** A form shows what becomes of the document, until the function that this returns is called. */
  readonly opened = (id: string) => {
    this.#open.set(id, (this.#open.get(id) ?? 0) + 1)
    return () => void this.#open.set(id, (this.#open.get(id) ?? 1) - 1)
  }
  readonly isOpen = (id: string): boolean => (this.#open.get(id) ?? 0) > 0

  readonly #askNow = () => {
    clearTimeout(this.#timer)
    void this.#ask()
  }

  async #ask() {
    if (!this.siteUrl || this.#asking || document.hidden) return
    this.#asking = true
    try {
      this.#learn({kind: 'told', status: await askSite(this.siteUrl)})
    } catch {
      this.#learn({kind: 'away'})
    }
    this.#asking = false
    this.#markLate()
    if (this.#readers.size > 0) this.#timer = setTimeout(this.#askNow, pauseMs(this.#seen.known, this.#waitedMs()))
  }

  get #waiting(): Noted[] {
    const {known, publications} = this.#seen
    return [...publications.values()].filter((publication) => !isSettled(outcomeOf(publication, known)))
  }

  /** How long the latest publication has been waited for; null when nothing is. */
  #waitedMs(): number | null {
    const waiting = this.#waiting
    return waiting.length > 0 ? Date.now() - Math.max(...waiting.map(({noted}) => noted)) : null
  }

  #markLate() {
    const late = this.#waiting.filter(
      (publication) => !publication.late && Date.now() - publication.noted > lateMs(this.#seen.known),
    )
    if (late.length === 0) return
    const marked = late.map((publication) => [publication.id, {...publication, late: true}] as const)
    this.#tell({...this.#seen, publications: new Map([...this.#seen.publications, ...marked])})
  }

  #learn(known: Known) {
    if (JSON.stringify(known) !== JSON.stringify(this.#seen.known)) this.#tell({...this.#seen, known})
  }

  #tell(seen: Seen) {
    this.#seen = seen
    for (const reader of this.#readers) reader()
  }
}
