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

/** By then the Studio has put the cursor in a rich text itself, at the very word, unless its dialog was open already. */
const ITSELF_MS = 1500
/** Frames by which the Studio has drawn where it was led to. */
const DRAWN_FRAMES = 3

/**
 * Led to the field that it has led to before, the Studio does nothing, though the cursor or the dialog may be gone: once it has
 * done so, it is led away and back. Returns a function that ends it.
 */
function openAgain(clicked: Clicked, go: (path: string) => void): () => void {
  const {pathname, search} = window.location
  const away = addressWithoutField({pathname, search}, clicked)
  if (!away) return () => {}
  const steps = new Map([
    [DRAWN_FRAMES, away],
    [2 * DRAWN_FRAMES, pathname + search],
  ])
  let frame = 0
  const next = (count: number) => {
    const path = steps.get(count)
    if (path) go(path)
    if (count < 2 * DRAWN_FRAMES) frame = requestAnimationFrame(() => next(count + 1))
  }
  next(0)
  return () => cancelAnimationFrame(frame)
}

/** The editor of the rich text that a clicked word is in, which the Studio leaves as it is while its dialog stays open. */
function richTextAt(path: string): HTMLElement | null {
  const [, text] = /^(.*?)\[[^\]]+\]\.children\[/.exec(path) ?? []
  return text ? document.querySelector(`[data-testid="field-${CSS.escape(text)}"] [contenteditable="true"]`) : null
}

function FormOnTap(props: LayoutProps) {
  const current = useRouter()
  const router = useRef(current)
  router.current = current
  const stop = useRef<() => void>(undefined)
  useEffect(() => {
    const heard = ({origin, data: message}: MessageEvent) => {
      if (origin !== site || !FOCUS.includes(message?.type)) return
      document.getElementById(FORM_TAB)?.click()
      const clicked: unknown = message.data
      if (!isClicked(clicked)) return
      stop.current?.()
      const itself = performance.now() + ITSELF_MS
      const ends = [
        leadTo(clicked.path, () => (performance.now() > itself ? richTextAt(clicked.path) : null)),
        openAgain(clicked, (path) => router.current.navigateUrl({path, replace: true})),
      ]
      stop.current = () => {
        for (const end of ends) end()
      }
    }
    window.addEventListener('message', heard)
    return () => {
      window.removeEventListener('message', heard)
      stop.current?.()
    }
  }, [])
  return props.renderDefault(props)
}

/** A click on a text of the preview leads to its field each time; on a phone it brings the form to the front. */
export const formOnTap = definePlugin({name: 'form-on-tap', studio: {components: {layout: FormOnTap}}})
