import type {GatsbyBrowser} from 'gatsby'
import {type ReactNode, startTransition} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {keepHeads} from './src/gatsby/browser/react-helmet.tsx'
import {admitTexts} from './src/head/trustedTypes.ts'
import {watchErrors} from './src/layout/errorReports.ts'
import {tellHydrated} from './src/layout/markHydrated.ts'
import {isPreview, startWhereFramed, tellPreview} from './src/preview/frame.ts'

export {wrapPageElement} from './src/layout/Shell.tsx'
export {shouldUpdateScroll} from './src/layout/scrollPosition.ts'

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({location, prevLocation}) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) keepHeads()
  tellPreview()
}

export const onInitialClientRender = () => {
  tellHydrated()
  startWhereFramed()
}

export const onClientEntry = () => {
  admitTexts({isPreview: isPreview()})
  watchErrors()
}

/** Hydrates a page in time slices: hydrated at once, a slow phone does not respond for up to 200 ms. */
const hydrateInSlices = (element: ReactNode, container: Element) =>
  startTransition(() => void hydrateRoot(container, element))

/** `gatsby develop` has no HTML to hydrate. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  process.env.NODE_ENV === 'production' ? hydrateInSlices : undefined
