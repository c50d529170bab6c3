import type {Settings} from '../settings/environment.ts'

/** Keeps the Studio from fetching anything from elsewhere (version check, fonts, feedback). */
export function studioPolicy({urls, ports}: Pick<Settings, 'urls' | 'ports'>): string {
  const lakeOrigins = [urls.lake, `http://*.localhost:${ports.lake}`, urls.lake.replace('http', 'ws')].join(' ')
  return [
    `default-src 'self'`,
    `script-src 'self' 'unsafe-inline'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${urls.lake}`,
    `font-src 'self' data:`,
    `connect-src 'self' ${lakeOrigins} ${urls.site}`,
    `frame-src 'self' ${urls.site}`,
    `worker-src 'self' blob:`,
  ].join('; ')
}
