import type {PreRenderHTMLArgs, RenderBodyArgs} from 'gatsby'
import {LANGUAGES, languageOfPath, manifestAddress, pathOf} from '../model.ts'
import {waitingScript} from '../screens/payment/waitingScript.ts'
import {BASE} from '../theme/Base.ts'
import {THEME_COLOURS, themeColourScript} from '../theme/themeColour.ts'
import {themeScript} from '../theme/themeScript.ts'
import {TOKENS} from '../theme/tokens.ts'

const PAYMENT_PAGES = LANGUAGES.flatMap((language) => [
  pathOf('paymentSuccess', language),
  pathOf('paymentCancelled', language),
])

const FONTS = ['/fonts/bricolage-vk.woff2', '/fonts/hanken-vk.woff2']

const GROUND = 'ground'

/** What stands in every page's head beside what the page itself says. */
export function onRenderBody({setHeadComponents, pathname = ''}: RenderBodyArgs) {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; as a child it would be escaped
    <style key={GROUND} dangerouslySetInnerHTML={{__html: TOKENS + BASE}} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; as a child it would be escaped
    <script key="theme" dangerouslySetInnerHTML={{__html: themeScript}} />,
    <meta key="light" name="theme-color" content={THEME_COLOURS.light} />,
    <meta key="dark" name="theme-color" content={THEME_COLOURS.dark} media="not all" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; as a child it would be escaped
    <script key="theme-colour" dangerouslySetInnerHTML={{__html: themeColourScript}} />,
    ...(PAYMENT_PAGES.includes(pathname)
      ? // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint
        [<script key="waiting" dangerouslySetInnerHTML={{__html: waitingScript}} />]
      : []),
    ...FONTS.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="ico" rel="icon" href="/favicon.ico" sizes="48x48" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={manifestAddress(languageOfPath(pathname))} />,
  ])
}

/** The ground comes first: what a component says of an element wins. Plugins have put the styles of components before it. */
export function onPreRenderHTML({getHeadComponents, replaceHeadComponents}: PreRenderHTMLArgs) {
  const isGround = (part: unknown) => (part as {key?: unknown}).key === GROUND
  const parts = getHeadComponents()
  replaceHeadComponents([...parts.filter(isGround), ...parts.filter((part) => !isGround(part))])
}
