import {useEffect, useRef} from 'react'
import {definePlugin, type LayoutProps} from 'sanity'
import {useRouter} from 'sanity/router'
import {siteUrl} from '../environment.ts'
import {leadTo} from '../inputs/leadTo.ts'
import {addressWithoutField, type Clicked, isClicked} from './clickedField.ts'

/** On narrow screens the Studio goes on showing the page, as if no field had been opened. */
const FORM_TAB = 'presentation-narrow-tab-content'
/** Message types: as the page sends it, and as Sanity renames it. */
const FOCUS = ['overlay/focus', 'visual-editing/focus']
const site = siteUrl && new URL(siteUrl).origin

type Navigate = ReturnType<typeof useRouter>['navigateUrl']

/**
 * Led to the field that it has led to before, the Studio does nothing, though the cursor or the dialog may be gone: it is led
 * away first. Each step waits until the Studio has drawn the one before.
 */
function openAgain(clicked: Clicked, navigateUrl: Navigate): () => void {
  const {pathname, search} = window.location
  const away = addressWithoutField({pathname, search}, clicked)
  if (!away) return () => {}
  const go = (path: string) => navigateUrl({path, replace: true})
  let frame = 0
  const after = setTimeout(() => {
    go(away)
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => go(pathname + search))
    })
  })
  return () => {
    clearTimeout(after)
    cancelAnimationFrame(frame)
  }
}

function FormOnTap(props: LayoutProps) {
  const {navigateUrl} = useRouter()
  const stop = useRef<() => void>(undefined)
  useEffect(() => {
    const heard = ({origin, data: message}: MessageEvent) => {
      if (origin !== site || !FOCUS.includes(message?.type)) return
      document.getElementById(FORM_TAB)?.click()
      const clicked: unknown = message.data
      if (!isClicked(clicked)) return
      stop.current?.()
      const ends = [leadTo(clicked.path), openAgain(clicked, navigateUrl)]
      stop.current = () => {
        for (const end of ends) end()
      }
    }
    window.addEventListener('message', heard)
    return () => {
      window.removeEventListener('message', heard)
      stop.current?.()
    }
  }, [navigateUrl])
  return props.renderDefault(props)
}

/** A click on a text of the preview leads to its field each time; on a phone it brings the form to the front. */
export const formOnTap = definePlugin({name: 'form-on-tap', studio: {components: {layout: FormOnTap}}})
