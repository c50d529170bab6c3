import type {GatsbyBrowser} from 'gatsby'

const onNavigation = new Set<() => void>()

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  for (const tell of onNavigation) tell()
}

/**
 * In the preview (gatsby develop) inside the Studio, sections that carry `data-sanity` can be clicked to open their
 * document. Nothing of this is in a build: the condition is constant there, and the package is a development one.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // Not an early return: only inside this condition does webpack leave the import out of a build.
  if (process.env.NODE_ENV === 'development') {
    if (window.parent !== window) void import('./visualEditing.ts').then(({enable}) => enable(onNavigation))
  }
}
