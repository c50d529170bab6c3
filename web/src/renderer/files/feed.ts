import type {BlogQueryResult} from '../../../../domain/content/content.types.ts'
import {feedAddress, pathOf} from '../../../../domain/pages/pages.ts'
import {LANGUAGES, type Language} from '../../../../domain/texts/languages.ts'
import type {PageContext} from '../../page/pageContext.ts'
import type {SitePage} from '../content/makePages.ts'

type Blog = PageContext<BlogQueryResult>

/** RSS feeds of the blog, by address: one per language, from the first article on. */
export const feeds = (pages: readonly SitePage[], siteUrl: string): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const blog = pages.find(({path}) => path === pathOf('blog', language))
      return blog ? [[feedAddress(language), feed(blog.context as Blog, siteUrl, language)]] : []
    }),
  )

function feed({content: {page}}: Blog, siteUrl: string, language: Language): string {
  const items = page.articles.map(({title, intro, date, destination}) => {
    const address = siteUrl + destination
    return `<item><title>${escaped(title)}</title><link>${escaped(address)}</link><guid>${escaped(address)}</guid><pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate><description>${escaped(intro)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escaped(page.heading)}</title>
<link>${siteUrl}${pathOf('blog', language)}</link>
<atom:link href="${siteUrl}${feedAddress(language)}" rel="self" type="application/rss+xml"/>
<description>${escaped(page.intro)}</description>
<language>${language}</language>
${items.join('\n')}
</channel></rss>
`
}

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}
/** Escapes a text for XML, and removes characters that XML forbids. */
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign).replace(/[^\t\n\r\u0020-\ud7ff\ue000-\u{10ffff}]/gu, '')
