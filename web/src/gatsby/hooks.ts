import type {GatsbyNode} from 'gatsby'
import {ContentError} from './content.ts'
import {writeScriptPolicies} from './csp.ts'
import {createLocaleNodes} from './locales.ts'
import {createSitePages} from './pages.ts'
import {writeSitemap} from './sitemap.ts'
import {aliasI18next} from './webpack.ts'

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createLocaleNodes(args)

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => aliasI18next(args)

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await writeSitemap(args)
  writeScriptPolicies(args)
}

export const createPages: GatsbyNode['createPages'] = async (args) => {
  try {
    await createSitePages(args)
  } catch (error) {
    // In the preview a half-written draft is normal: keep the pages as they were and say what is missing.
    if (!(error instanceof ContentError) || process.env.CONTENT_PERSPECTIVE !== 'drafts') throw error
    args.reporter.warn(error.message)
  }
}
