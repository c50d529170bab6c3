import {useEffect} from 'react'
import type {LayoutProps} from 'sanity'
import {STUDIO_LANGUAGE} from '../language.ts'

/** Tells browsers and screen readers which language the Studio is in. */
export function LanguageLayout(props: LayoutProps) {
  useEffect(() => {
    document.documentElement.lang = STUDIO_LANGUAGE
  }, [])
  return props.renderDefault(props)
}
