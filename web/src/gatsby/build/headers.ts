import {writeFileSync} from 'node:fs'
import path from 'node:path'
import type {BuildArgs} from 'gatsby'
import {POLICIES} from '../../head/trustedTypes.ts'
import {contentSource, errorsOrigin, indexed, studioOrigin} from '../../renderer/environment.ts'
import {EDITORS_FILES, FILE_POLICY} from '../../renderer/release.ts'

type Addresses = {
  /** Origin of the content's images: pages use it in the preview only. */
  images: string
  /** Origin of payment pages. */
  payments: string
  studio: string | null
  /** Origin of the error tracker, when that is another server. */
  errors: string | null
}

/**
 * Content security policy of all pages: sources, targets of forms, and frame ancestors (the Studio by its exact origin,
 * and Sanity's dashboard around a Studio that Sanity hosts). The checkout's form ends at Mollie, and browsers apply
 * form-action to redirects of a form too. Inline scripts and styles are allowed here; each page narrows them to the
 * hashes of its own (gatsby/rendering/html.ts). Text becomes markup or the address of a script only through the policies named
 * here (head/trustedTypes.ts).
 */
export function contentPolicy({images, payments, studio, errors}: Addresses): string {
  const frames = studio?.endsWith('.sanity.studio') ? [studio, 'https://www.sanity.io'] : studio ? [studio] : []
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${images}`,
    "font-src 'self'",
    ["connect-src 'self'", errors ?? []].flat().join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${payments}`,
    ["frame-ancestors 'self'", ...frames].join(' '),
    "require-trusted-types-for 'script'",
    ['trusted-types', ...POLICIES].join(' '),
  ].join('; ')
}

function addresses(): Addresses {
  const source = contentSource()
  return {
    images:
      'lakeUrl' in source
        ? `${source.lakeUrl}/images/`
        : `https://cdn.sanity.io/images/${source.projectId}/${source.dataset}/`,
    payments: process.env.MOLLIE_URL ?? 'https://*.mollie.com',
    studio: studioOrigin,
    errors: errorsOrigin,
  }
}

/** File from which Netlify reads headers besides netlify.toml. */
export const HEADERS_FILE = 'public/_headers'

/** Lines of that file. Of two rules with the same header the later wins, or browsers apply both. */
export const contentHeaders = () =>
  [
    '/*',
    `  Content-Security-Policy: ${contentPolicy(addresses())}`,
    ...(indexed ? [] : ['  X-Robots-Tag: noindex']),
    `${EDITORS_FILES}*`,
    `  Content-Security-Policy: ${FILE_POLICY}`,
    '',
  ].join('\n')

export const writeHeaders = ({store}: Pick<BuildArgs, 'store'>) =>
  writeFileSync(path.join(store.getState().program.directory, HEADERS_FILE), contentHeaders())
