import {accessOf} from '../../local/lake/options.ts'
import {openLake} from '../support/services/lake.ts'

const EDITOR = 'sk-of-an-editor'

/** Tokens of the site and of its sets of changes. */
export const TOKENS = {SANITY_TOKEN: 'sk-of-the-site', SANITY_PUBLISH_TOKEN: 'sk-of-the-sets'}

/** A lake as a private dataset of Sanity's: only tokens read it. The test writes as an editor. */
export const openPrivateLake = (folder: string) =>
  openLake(folder, {
    access: accessOf({...TOKENS, LAKE_TOKENS: EDITOR, LAKE_ACCESS: 'private'}, []),
    token: EDITOR,
  })
