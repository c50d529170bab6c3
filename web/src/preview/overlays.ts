import {enableVisualEditing} from '@sanity/visual-editing/enable-visual-editing'

declare global {
  interface Window {
    /** Gatsby's function behind navigate and links. */
    ___navigate: (to: string, options?: {replace?: boolean}) => void
  }
}

/** Draws the overlays, reports the current page to the Studio, and navigates on its request. */
export function enableOverlays(onNavigation: Set<() => void>) {
  const navigate = window.___navigate
  // Automatic navigation is off, or nobody could read the texts of a page that redirects.
  window.___navigate = (to, options) => (options?.replace ? undefined : navigate(to, options))
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
        else navigate(pathname + search + hash, {replace: type === 'replace'})
      },
    },
    refresh: () => Promise.resolve(), // the preview follows the content by itself
  })
}
