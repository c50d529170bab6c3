import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'

/** The files of Inter by style; each has every weight. */
const FILES = {normal: 'inter-latin-wght-normal.woff2', italic: 'inter-latin-wght-italic.woff2'}
const ELSEWHERE = /https:\/\/[\w-]+-static\.sanity\.io\/Inter[\w-]*\.woff2/g
const BRIDGE = /<script[^>]*data-sanity-core[^>]*><\/script>\n?/

const REFERRER = /<meta\b[^>]*\bname="referrer"[^>]*>/
const OWN_REFERRER = '<meta name="referrer" content="strict-origin-when-cross-origin">'

type Emitted = {type: string; fileName: string; source?: string | Uint8Array}

const here = (address: string) => `/static/${address.includes('Italic') ? FILES.italic : FILES.normal}`

/**
 * For the Studio: its typeface comes from the Studio itself instead of from two hosts of Sanity's. Without
 * `bridge`, neither does the script that connects it with Sanity's dashboard.
 */
export const localFonts = ({bridge}: {bridge: boolean}) => ({
  name: 'vindkracht-local-fonts',
  /** Under `sanity dev`, whose pages tell other ports nothing: by the referrer the lake and the site know the Studio. */
  transformIndexHtml: {
    order: 'post' as const,
    handler: (page: string) => (bridge ? page : page.replace(BRIDGE, '').replace(REFERRER, OWN_REFERRER)),
  },
  generateBundle: {
    order: 'post' as const,
    handler(this: {emitFile: (file: object) => void}, _options: unknown, bundle: Record<string, Emitted>) {
      const {resolve} = createRequire(import.meta.url)
      for (const file of Object.values(FILES))
        this.emitFile({
          type: 'asset',
          fileName: `static/${file}`,
          source: readFileSync(resolve(`@fontsource-variable/inter/files/${file}`)),
        })
      for (const asset of Object.values(bundle)) {
        if (!/\.(html|css)$/.test(asset.fileName) || asset.source === undefined) continue
        const text = Buffer.from(asset.source).toString('utf8').replace(ELSEWHERE, here)
        asset.source = bridge ? text : text.replace(BRIDGE, '')
      }
    },
  },
})
