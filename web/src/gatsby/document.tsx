import type {RenderBodyArgs} from 'gatsby'
import {LANGUAGES, pathOf} from '../model.ts'
import {waitingScript} from '../screens/payment/waitingScript.ts'
import {themeScript} from '../theme/themeScript.ts'

const PAYMENT_PAGES = LANGUAGES.flatMap((language) => [
  pathOf('paymentSuccess', language),
  pathOf('paymentCancelled', language),
])

const FONTS = ['/fonts/bricolage-vk.woff2', '/fonts/hanken-vk.woff2']

/** What stands in every page's head beside what the page itself says. */
export function onRenderBody({setHeadComponents, pathname = ''}: RenderBodyArgs) {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; as a child it would be escaped
    <script key="theme" dangerouslySetInnerHTML={{__html: themeScript}} />,
    ...(PAYMENT_PAGES.includes(pathname)
      ? // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint
        [<script key="waiting" dangerouslySetInnerHTML={{__html: waitingScript}} />]
      : []),
    ...FONTS.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  ])
}
