import type {GatsbyBrowser} from 'gatsby'
import {type ReactNode, startTransition} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {enableHelmet} from './src/gatsby/browser/react-helmet.tsx'
import {createTrustedTypesPolicy} from './src/head/trustedTypes.ts'
import {reportUncaughtErrors} from './src/layout/errors/errorReports.ts'
import {markHydrated} from './src/layout/markHydrated.ts'
import {isPreview, notifyPreview, startPreviewInFrame} from './src/preview/frame.ts'

export {wrapPageElement} from './src/layout/Shell.tsx'
export {shouldUpdateScroll} from './src/layout/scrollPosition.ts'

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({location, prevLocation}) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) enableHelmet()
  notifyPreview()
}

export const onInitialClientRender = () => {
  markHydrated()
  startPreviewInFrame()
}

export const onClientEntry = () => {
  createTrustedTypesPolicy({isPreview: isPreview()})
  reportUncaughtErrors()
}

/** Hydrates a page in time slices: hydrated at once, a slow phone does not respond for up to 200 ms. */
const hydrateInSlices = (element: ReactNode, container: Element) =>
  startTransition(() => void hydrateRoot(container, element))

/** `gatsby develop` has no HTML to hydrate. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  process.env.NODE_ENV === 'production' ? hydrateInSlices : undefined
