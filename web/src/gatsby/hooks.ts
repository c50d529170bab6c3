import path from 'node:path'
import type {GatsbyNode} from 'gatsby'
import {writeRenderer} from './artefact.ts'
import {buildPages} from './content.ts'
import {finishPages} from './finish.ts'
import {writeHeaders} from './headers.ts'
import {createLocaleNodes} from './locales.ts'
import {writePageFunctions} from './pageFunctions.ts'
import {createStandIns, deleteStandIns} from './standIns.ts'
import {configureWebpack} from './webpack.ts'

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createLocaleNodes(args)

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (args.stage === 'build-javascript') deleteStandIns(args.actions)
  configureWebpack(args)
}

let made: Awaited<ReturnType<typeof buildPages>> = {pages: [], redirects: {}}

export const createPages: GatsbyNode['createPages'] = async ({actions}) => {
  made = await buildPages()
  for (const {component, ...page} of made.pages) actions.createPage({...page, component: path.resolve(component)})
  createStandIns(actions)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  finishPages(args, made)
  writeHeaders(args)
  await writeRenderer(args)
  await writePageFunctions(args, made.pages)
}
