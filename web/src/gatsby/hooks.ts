import path from 'node:path'
import type {GatsbyNode} from 'gatsby'
import type {SitePage} from '../renderer/pages.ts'
import {writeRenderer} from './artefact.ts'
import {buildPages} from './content.ts'
import {finishPages} from './finish.ts'
import {writeHeaders} from './headers.ts'
import {createLocaleNodes} from './locales.ts'
import {writePageFunction} from './pageFunction.ts'
import {configureWebpack} from './webpack.ts'

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createLocaleNodes(args)

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureWebpack(args)

let pages: SitePage[] = []

export const createPages: GatsbyNode['createPages'] = async ({actions}) => {
  pages = await buildPages()
  for (const {component, ...page} of pages) actions.createPage({...page, component: path.resolve(component)})
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  finishPages(args, pages)
  writeHeaders(args)
  await writeRenderer(args)
  await writePageFunction(args)
}
