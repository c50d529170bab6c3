import {colourOf} from '../../../domain/brand/tokens.ts'
import {monthsLater} from '../../../domain/format/dates.ts'
import {manifestAddress, markdownAddress, pathOf} from '../../../domain/pages/pages.ts'
import {LANGUAGES, type Language, languageRow} from '../../../domain/texts/languages.ts'
import {isShown, type Site} from '../content.ts'
import {pageTitle} from '../layout/pageTitle.ts'
import {ICONS} from './drawings.ts'
import {feeds} from './feed.ts'
import type {SitePage} from './pages.ts'
import {inMarkdown} from './plainMarkdown.ts'
import {robots, sitemap} from './sitemap.ts'

/** Where whoever found a weakness reads whom to tell (RFC 9116). */
export const SECURITY_FILE = '/.well-known/security.txt'

/** The texts that a set has beside its pages, by their addresses; `today` is the day in Amsterdam. */
export const siteFiles = (pages: readonly SitePage[], siteUrl: string, today: string): Record<string, string> => ({
  '/sitemap.xml': sitemap(pages, siteUrl),
  '/robots.txt': robots(siteUrl),
  '/llms.txt': llms(pages, siteUrl),
  ...security(pages, siteUrl, today),
  ...feeds(pages, siteUrl),
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const page = pages.find(({context}) => context.language === language)
      return page ? [[manifestAddress(language), manifest(page.context.site, language)]] : []
    }),
  ),
})

/** The site for readers that are programs: what it is, and where each of its pages is as Markdown (llmstxt.org). */
function llms(pages: readonly SitePage[], siteUrl: string): string {
  const shown = pages.map(({context}) => context).filter(({seo}) => isShown(seo))
  const {brandName = '', description = ''} = shown[0]?.site.settings ?? {}
  const lists = LANGUAGES.map((language) => {
    const lines = shown
      .filter((page) => page.language === language)
      .map(({seo, addresses}) => {
        const title = inMarkdown(pageTitle(seo.title, brandName)).replace(/[[\]]/g, '')
        return `- [${title}](${siteUrl}${markdownAddress(addresses[language])}): ${inMarkdown(seo.description)}`
      })
    return `## ${languageRow(language).ownName}\n\n${lines.join('\n')}\n`
  })
  return [`# ${inMarkdown(brandName)}\n`, `> ${inMarkdown(description)}\n`, ...lists].join('\n')
}

/** What a device that installs the site shows of it. */
function manifest({settings}: Site, language: Language): string {
  const {brandName, description} = settings
  return JSON.stringify({
    id: pathOf('landing', language),
    name: brandName,
    short_name: brandName,
    description,
    lang: languageRow(language).locale,
    start_url: pathOf('landing', language),
    scope: '/',
    display: 'minimal-ui', // links lead outside, and back
    background_color: colourOf('sky', 'light'),
    theme_color: colourOf('sky', 'light'),
    icons: [ICONS.small, ICONS.large].map(({address, width, height}) => ({
      src: address,
      sizes: `${width}x${height}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })
}

/** It must say a day until which it holds, which is never a year away; the set of each day says it anew. */
function security(pages: readonly SitePage[], siteUrl: string, today: string): Record<string, string> {
  const {emails} = pages[0]?.context.site.settings ?? {}
  if (!emails) return {}
  const lines = [
    `Contact: mailto:${encodeURI(emails.support)}`,
    `Expires: ${monthsLater(`${today.slice(0, 7)}-01`, 12)}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_FILE}`,
  ]
  return {[SECURITY_FILE]: `${lines.join('\n')}\n`}
}
