import {useEffect} from 'react'
import {definePlugin, type LayoutProps} from 'sanity'
import {siteUrl} from '../environment.ts'

/** On narrow screens the Studio goes on showing the page, as if no field had been opened. */
const FORM_TAB = 'presentation-narrow-tab-content'
/** Message types: as the page sends it, and as Sanity renames it. */
const FOCUS = ['overlay/focus', 'visual-editing/focus']
const site = siteUrl && new URL(siteUrl).origin

function FormOnTap(props: LayoutProps) {
  useEffect(() => {
    const heard = ({origin, data}: MessageEvent) => {
      if (origin === site && FOCUS.includes(data?.type)) document.getElementById(FORM_TAB)?.click()
    }
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }, [])
  return props.renderDefault(props)
}

/** On a phone, a tap on a text of the preview brings its form to the front. */
export const formOnTap = definePlugin({name: 'form-on-tap', studio: {components: {layout: FormOnTap}}})
