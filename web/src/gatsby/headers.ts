import {writeFileSync} from 'node:fs'
import path from 'node:path'
import type {BuildArgs} from 'gatsby'
import {POLICIES} from '../head/trustedTypes.ts'
import {contentSource, errorsOrigin, indexed, studioOrigin} from '../renderer/environment.ts'
import {EDITORS_FILES, FILE_POLICY} from '../renderer/siteSet.ts'

type Addresses = {
  /** Where the content's images are: a page shows them from there in the preview only. */
  images: string
  /** Where one pays. */
  payments: string
  studio: string | null
  /** Where errors are told, when that is another server. */
  errors: string | null
}

/**
 * What pages may load, where their forms may lead, and who may frame them: the Studio, by its exact origin, and Sanity's
 * dashboard where that is around the Studio. The checkout's form ends at Mollie: browsers hold redirects of a form against
 * form-action too. Inline scripts and styles are allowed here, and narrowed by each page to the hashes of its own: renderer/html.ts.
 * No text becomes markup or the address of a script but by the policies named here (head/trustedTypes.ts).
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

/** The file in which Netlify finds headers beside those of netlify.toml. */
export const HEADERS_FILE = 'public/_headers'

/** The lines of that file. Where two rules have one header, the later wins, or browsers hold a file to both. */
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
