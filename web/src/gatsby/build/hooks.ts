import path from 'node:path'
import type {GatsbyNode} from 'gatsby'
import {refusals} from '../../../../domain/environment/guards.ts'
import {BuildRefused, buildPages} from './buildPages.ts'
import {finishPages, keepMaps, type RenderedBuild} from './finishBuild.ts'
import {writeHeaders} from './headers.ts'
import {createLocaleNodes} from './localeNodes.ts'
import {writePageFunctions} from './pageFunctions.ts'
import {createPlaceholderPages, deletePlaceholderPages} from './placeholderPages.ts'
import {saveRenderer} from './saveRenderer.ts'
import {configureWebpack} from './webpack.ts'

/** Reports invalid settings before anything is built. */
export const onPreInit: GatsbyNode['onPreInit'] = ({reporter}) => {
  const refused = refusals(process.env)
  if (refused.length > 0) reporter.panic(refused.join('\n'))
}

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createLocaleNodes(args)

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (args.stage === 'build-javascript') deletePlaceholderPages(args.actions)
  configureWebpack(args)
}

let made: RenderedBuild = {pages: [], drawings: [], redirects: {}}

export const createPages: GatsbyNode['createPages'] = async ({actions, reporter}) => {
  // Gatsby prints a thrown error with its place in the compiled hooks: a line of 100 kB, three times.
  made = await buildPages().catch((error: unknown) =>
    reporter.panic(
      `The pages cannot be made:\n${error instanceof BuildRefused ? error.message : (error as Error).stack}`,
    ),
  )
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
