import {colourOf} from '../../../../domain/brand/tokens.ts'
import {monthsLater} from '../../../../domain/format/dates.ts'
import {manifestAddress, markdownAddress, pathOf} from '../../../../domain/pages/pages.ts'
import {LANGUAGES, type Language, languageRow} from '../../../../domain/texts/languages.ts'
import {isShown, type Site} from '../../page/pageContext.ts'
import {pageTitle} from '../../page/pageTitle.ts'
import type {SitePage} from '../content/makePages.ts'
import {ICONS} from '../images/drawings.ts'
import {inMarkdown} from './escapeMarkdown.ts'
import {feeds} from './feed.ts'
import {robots, sitemap} from './sitemap.ts'

/** Address of security.txt (RFC 9116). */
export const SECURITY_FILE = '/.well-known/security.txt'

/** Text files of a release besides its pages, by address; `today` is the day in Amsterdam. */
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

/** llms.txt (llmstxt.org): a summary of the site, and the address of each page as Markdown. */
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

/** Web app manifest. */
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
    display: 'minimal-ui', // with navigation: links lead outside, and back
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

/** security.txt must expire within a year; the release of each day renews it. */
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
