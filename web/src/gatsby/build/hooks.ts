import path from 'node:path'
import type {GatsbyNode} from 'gatsby'
import {BuildRefused, buildPages} from './buildPages.ts'
import {finishPages, keepMaps, type RenderedBuild} from './finishBuild.ts'
import {writeHeaders} from './headers.ts'
import {createLocaleNodes} from './localeNodes.ts'
import {writePageFunctions} from './pageFunctions.ts'
import {createPlaceholderPages, deletePlaceholderPages} from './placeholderPages.ts'
import {saveRenderer} from './saveRenderer.ts'
import {configureWebpack} from './webpack.ts'

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createLocaleNodes(args)

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (args.stage === 'build-javascript') deletePlaceholderPages(args.actions)
  configureWebpack(args)
}

let made: RenderedBuild = {pages: [], drawings: [], redirects: {}}

/** Ends the build. Gatsby's own panic begins with "ERROR UNKNOWN", and prints a thrown error with 100 kB of compiled hooks. */
function refuse(error: unknown): never {
  console.error(error instanceof BuildRefused ? error.message : `The pages cannot be made:\n${(error as Error).stack}`)
  process.exit(1)
}

export const createPages: GatsbyNode['createPages'] = async ({actions}) => {
  made = await buildPages().catch(refuse)
  for (const {component, path: address, context} of made.pages)
    actions.createPage({path: address, context, component: path.resolve(component)})
  createPlaceholderPages(actions)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await saveRenderer(args)
  await finishPages(args, made)
  keepMaps(args)
  writeHeaders(args)
  await writePageFunctions(args, made.pages)
}
