import type {Finding} from '../content-rules/problem.ts'

/** Address of the site's status, on one machine and on Netlify alike. The Studio reads it. */
export const SITE_STATUS_PATH = '/api/site-status'

/** A document that keeps pages from going live; they stay as they were last. */
export type PageProblem = {
  /** In English, for terminals, logs, and a Studio that does not know the finding: what is missing or wrong, and where. */
  message: string
  /** Code and parameters of a rule's finding; the Studio makes the sentence in its language. */
  finding?: Finding
  /** Field of the document. */
  path?: string
  /** Document to open for a fix; null when there is none. */
  documentId: string | null
  documentType: string | null
  /** Addresses of the pages that stay as they were, e.g. `/en/checkout/pro/`. */
  pages: string[]
  /**
   * Reason why the message is for developers: the pages could not be rendered, or the last change of the code did not build.
   * The Studio has words of its own for these.
   */
  reason?: 'undrawn' | 'code'
}

/**
 * Cause that stopped the whole site: `content` that a build refuses, content that is `unreachable`, something that was
 * `killed`, a fault in the `code`, or a `deploy` that failed.
 */
export type SiteFailure = {
  kind: 'content' | 'unreachable' | 'killed' | 'code' | 'deploy'
  /** For developers; of `content`, a line for each place to mend. */
  problem: string
}

/** One time that the site took over what was published. */
export type SitePublish = {
  /** ISO time at which the content was read. Everything that was deleted before it is gone from the site. */
  startedAt: string
  /** From reading the content to serving it. */
  seconds: number
  /** The newest `_updatedAt` of the published content: whatever was published up to it is in this set. */
  contentUpTo: string
  /** How many documents were published then; unknown for pages from the build. */
  documents?: number
  /** Addresses of the pages that changed or are new. */
  changed: string[]
  /** Addresses that are gone. */
  removed: string[]
}

export type SiteStatus = {
  /**
   * `live`: what is published is served, but for the pages that `problems` names. `publishing`: new content is being
   * made into pages. `rebuilding`: the code changed, and Gatsby builds. `failed`: nothing new goes live; see `failure`.
   */
  state: 'live' | 'publishing' | 'rebuilding' | 'failed'
  /** Null unless it failed. */
  failure: SiteFailure | null
  /** Whether each publication is a build (`PAGES_FROM=build`): it takes minutes, and nobody knows which pages it changes. */
  isBuilt?: boolean
  /** When something was published that the pages do not show, because the site was not told of it. */
  behindSince?: string
  /** How often the site looks for that by itself. */
  looksEveryMinutes?: number
  /** Whether the site has the token by which it publishes sets of changes at their moment. */
  publishesSets?: boolean
  problems: PageProblem[]
  /** The newest first, at most twenty. */
  publishes: SitePublish[]
}
