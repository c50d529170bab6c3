import path from 'node:path'
import type {Actions} from 'gatsby'
import {SCREENS} from '../renderer/screens.ts'

/** Every screen, whether or not there is content for it. */
export const COMPONENTS = [...new Set(Object.values(SCREENS).map(({component}) => component))]

const standIns = COMPONENTS.map((component) => ({
  path: `/stand-in/${component}/`,
  component: path.resolve(component),
  context: {i18n: {}}, // with this present, gatsby-plugin-react-i18next leaves the page as it is
}))

/**
 * Gatsby bundles the screens that have a page. One for each, so that what a build can draw does not depend on its content:
 * the first plan on sale, the first article.
 */
export function createStandIns({createPage}: Pick<Actions, 'createPage'>) {
  for (const page of standIns) createPage(page)
}

/** By the time that Gatsby sets its bundler up it has written down which screens to bundle. Nothing is drawn or asked for these. */
export function deleteStandIns({deletePage}: Pick<Actions, 'deletePage'>) {
  for (const page of standIns) deletePage(page)
}
