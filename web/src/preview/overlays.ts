import {type GatsbyBrowser, navigate} from 'gatsby'

const onNavigation = new Set<() => void>()

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  for (const tell of onNavigation) tell()
}

/**
 * In the preview (gatsby develop) inside the Studio, sections that carry `data-sanity` can be clicked to open their
 * document. Nothing of this is in a build: the condition is constant there, and the package is a development one.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (process.env.NODE_ENV !== 'development' || window.parent === window) return
  void import('@sanity/visual-editing/enable-visual-editing').then(({enableVisualEditing}) =>
    enableVisualEditing({
      history: {
        subscribe: (report) => {
          const tell = () => report({type: 'push', title: document.title, url: window.location.href})
          tell()
          onNavigation.add(tell)
          return () => onNavigation.delete(tell)
        },
        update: ({type, url}) => {
          const {pathname, search, hash} = new URL(url, window.location.origin)
          if (type === 'pop') window.history.back()
          else void navigate(pathname + search + hash, {replace: type === 'replace'})
        },
      },
      refresh: () => Promise.resolve(), // the preview follows the content by itself
    }),
  )
}
