import {enableVisualEditing} from '@sanity/visual-editing/enable-visual-editing'

declare global {
  interface Window {
    /** What Gatsby's navigate and links call. */
    ___navigate: (to: string, options?: {replace?: boolean}) => void
  }
}

/** Draws the overlays, tells the Studio which page is shown, and goes where the Studio asks. */
export function enableOverlays(onNavigation: Set<() => void>) {
  const navigate = window.___navigate
  // A page that goes on to another by itself stays, or nobody could read its texts here.
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
