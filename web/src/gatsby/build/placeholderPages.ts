import path from 'node:path'
import type {Actions} from 'gatsby'
import {SCREENS} from '../../renderer/screens.ts'

/** Components of all screens, whether or not the content has such a page. */
export const COMPONENTS = [...new Set(Object.values(SCREENS).map(({component}) => component))]

const placeholderPages = COMPONENTS.map((component) => ({
  path: `/placeholder/${component}/`,
  component: path.resolve(component),
  context: {i18n: {}}, // with this present, gatsby-plugin-react-i18next leaves the page unchanged
}))

/**
 * Creates a placeholder page per screen. Gatsby bundles only screens that have a page; with these, what a build can
 * render does not depend on its content (the first plan on sale, the first article).
 */
export function createPlaceholderPages({createPage}: Pick<Actions, 'createPage'>) {
  for (const page of placeholderPages) createPage(page)
}

/**
 * Deletes them once Gatsby has listed the screens to bundle, which it does before it configures its bundler. They are
 * never rendered or queried.
 */
export function deletePlaceholderPages({deletePage}: Pick<Actions, 'deletePage'>) {
  for (const page of placeholderPages) deletePage(page)
}
