/** The environment that Vite writes into the Studio; browsers have no other part of `process`. */
declare const process: {
  readonly env: {
    /** Set by the build. */
    readonly NODE_ENV?: string
    readonly SANITY_STUDIO_PROJECT_ID?: string
    readonly SANITY_STUDIO_DATASET?: string
    readonly SANITY_STUDIO_SITE_URL?: string
    readonly SANITY_STUDIO_LAKE_URL?: string
  }
}
