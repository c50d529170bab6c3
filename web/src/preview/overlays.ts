import {enableVisualEditing} from '@sanity/visual-editing/enable-visual-editing'
import {ignoreRedirects} from '../gatsby/browser/navigation.ts'
import {takeChoice, withChoice} from './previewAddress.ts'
import {onDayChosen} from './previewDay.ts'
import {onSetChosen} from './previewSet.ts'

/** Draws the overlays, reports the current page to the Studio, and navigates on its request. */
export function enableOverlays(onNavigation: Set<() => void>) {
  const navigate = ignoreRedirects()
  enableVisualEditing({
    history: {
      subscribe: (report) => {
        const tell = () => report({type: 'push', title: document.title, url: withChoice(window.location.href)})
        tell()
        onNavigation.add(tell)
        const stops = [onDayChosen(tell), onSetChosen(tell), () => onNavigation.delete(tell)]
        return () => {
          for (const stop of stops) stop()
        }
      },
      update: ({type, url}) => {
        const {pathname, search, hash} = new URL(takeChoice(new URL(url, window.location.origin).href))
        if (type === 'pop') window.history.back()
        else navigate(pathname + search + hash, {replace: type === 'replace'})
      },
    },
    refresh: () => Promise.resolve(), // the preview follows the content by itself
  })
}
