/** Where the site says how it is: on one machine and on Netlify alike. The Studio reads it. */
export const SITE_STATUS_PATH = '/api/site-status'

/** A document that keeps pages from going live; they stay as they were last. */
export type PageProblem = {
  /** In plain words, for an editor: what is missing or wrong, and where. */
  message: string
  /** What to open to mend it; null where no document is there to open. */
  documentId: string | null
  documentType: string | null
  /** Addresses of the pages that stay as they were, e.g. `/en/checkout/pro/`. */
  pages: string[]
}

/** One time that the site took over what was published. */
export type SitePublish = {
  /** ISO time at which the content was read. Everything that was deleted before it is gone from the site. */
  startedAt: string
  /** From reading the content to serving it. */
  seconds: number
  /** The newest `_updatedAt` of the published content: whatever was published up to it is in this set. */
  contentUpTo: string
  /** Addresses of the pages that changed or are new. */
  changed: string[]
  /** Addresses that are gone. */
  removed: string[]
}

export type SiteStatus = {
  /**
   * `live`: what is published is served, but for the pages that `problems` names. `publishing`: new content is being
   * made into pages. `rebuilding`: the code changed, and Gatsby builds. `failed`: nothing new goes live; see `problem`.
   */
  state: 'live' | 'publishing' | 'rebuilding' | 'failed'
  /** What stopped the site as a whole, and who can do what about it; null unless it failed. */
  problem: string | null
  advice: string | null
  problems: PageProblem[]
  /** The newest first, at most twenty. */
  publishes: SitePublish[]
}
