/** Environment variables that webpack writes into scripts; browsers have no other part of `process`. */
declare const process: {
  readonly env: {
    readonly NODE_ENV: string
    readonly GATSBY_SITE_URL?: string
    readonly GATSBY_ERRORS_DSN?: string
    readonly GATSBY_RELEASE?: string
    readonly GATSBY_STUDIO_ORIGIN?: string
  }
}
