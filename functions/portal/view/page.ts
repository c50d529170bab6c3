import {identityOf} from '../../../domain/company/identity.ts'
import {pathOf} from '../../../domain/pages/pages.ts'
import {LANGUAGE_ROWS, type Language} from '../../../domain/texts/languages.ts'
import type {Localised} from '../../../domain/texts/texts.ts'
import {brandLink, wordmark} from '../../ui/brand.ts'
import {PAGE_HEADING} from '../../ui/card.ts'
import {type Html, html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import {page} from '../../ui/page.ts'
import type {PortalContent} from './order.ts'
import {PORTAL_STYLES} from './style.ts'

type Page = {
  language: Language
  heading: string
  /** A sentence about what was refused or did not work, before the heading in the title. */
  problem?: string | undefined
  /** Content below the heading. */
  lead: Html
  body: unknown
  settings: Localised<PortalContent['settings']>
  /** Rules of the page's own, after those of all. */
  styles?: readonly string[]
  /** The same page in other languages. */
  addresses: Partial<Record<Language, string>>
}

/** A page of the portal: the brand, one heading, the parts of the page, the company. */
export const portalFrame = ({language, heading, problem, lead, body, settings, styles = [], addresses}: Page): string =>
  page({
    language,
    title: [problem, heading, settings.brandName],
    styles: [...PORTAL_STYLES, ...styles],
    body: html`<header class="top">${brandLink(pathOf('landing', language), wordmark(settings.brandName))}${LANGUAGE_ROWS.map(
      ({id, ownName}) =>
        id !== language &&
        addresses[id] &&
        html`<nav><a href="${addresses[id]}" lang="${id}" hreflang="${id}">${ownName}</a></nav>`,
    )}</header>
<main>
<h1 id="${PAGE_HEADING}">${heading}</h1>
${lead}
${body}
</main>
${footer(settings, language)}`,
  })

const footer = (settings: Localised<PortalContent['settings']>, language: Language) =>
  html`<footer>${[...identityOf(settings), settings.emails.support].map((line) => html`<p>${withMailLinks(line)}</p>`)}<p><a href="${pathOf('terms', language)}">${settings.mail.terms}</a></p></footer>`
