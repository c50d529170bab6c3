import type {PreRenderHTMLArgs, RenderBodyArgs} from 'gatsby'
import {createElement, type ReactElement} from 'react'
import {manifestAddress, pathOf} from '../../../../domain/pages/pages.ts'
import {LANGUAGES, languageOfPath} from '../../../../domain/texts/languages.ts'
import {waitingScript} from '../../screens/payment/waitingScript.ts'
import {BASE} from '../../theme/Base.ts'
import {THEME_COLOURS, themeColourScript} from '../../theme/themeColour.ts'
import {themeScript} from '../../theme/themeScript.ts'
import {TOKENS} from '../../theme/tokens.ts'

const PAYMENT_PAGES = LANGUAGES.flatMap((language) => [
  pathOf('paymentSuccess', language),
  pathOf('paymentCancelled', language),
])

const FONTS = ['/fonts/bricolage-vk.woff2', '/fonts/hanken-vk.woff2']

const BASE_STYLE = 'base'

const raw = (__html: string) => ({dangerouslySetInnerHTML: {__html}})

/**
 * Elements that the head of every page has besides its own. Constants of ours, set as raw HTML: as children they would
 * be escaped.
 */
export const headElements = (pathname: string): ReactElement[] => [
  createElement('style', {key: BASE_STYLE, ...raw(TOKENS + BASE)}),
  createElement('script', {key: 'theme', ...raw(themeScript)}),
  createElement('meta', {key: 'light', name: 'theme-color', content: THEME_COLOURS.light}),
  createElement('meta', {key: 'dark', name: 'theme-color', content: THEME_COLOURS.dark, media: 'not all'}),
  createElement('script', {key: 'theme-colour', ...raw(themeColourScript)}),
  // Must run before the first paint.
  ...(PAYMENT_PAGES.includes(pathname) ? [createElement('script', {key: 'waiting', ...raw(waitingScript)})] : []),
  ...FONTS.map((href) =>
    createElement('link', {key: href, rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'}),
  ),
  createElement('link', {key: 'ico', rel: 'icon', href: '/favicon.ico', sizes: '48x48'}),
  createElement('link', {key: 'icon', rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'}),
  createElement('link', {key: 'touch', rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}),
  createElement('link', {key: 'manifest', rel: 'manifest', href: manifestAddress(languageOfPath(pathname))}),
]

export function onRenderBody({setHeadComponents, pathname = ''}: RenderBodyArgs) {
  setHeadComponents(headElements(pathname))
}

/** Moves the base styles to the front: plugins put the styles of components before them, which would then lose. */
export function onPreRenderHTML({getHeadComponents, replaceHeadComponents}: PreRenderHTMLArgs) {
  const isBaseStyle = (part: unknown) => (part as {key?: unknown}).key === BASE_STYLE
  const parts = getHeadComponents()
  replaceHeadComponents([...parts.filter(isBaseStyle), ...parts.filter((part) => !isBaseStyle(part))])
}
