import {identityOf} from '../../../domain/company/identity.ts'
import {pathOf} from '../../../domain/pages/pages.ts'
import {LANGUAGE_ROWS, type Language} from '../../../domain/texts/languages.ts'
import type {Localised} from '../../../domain/texts/texts.ts'
import {type Html, html, Html as SafeHtml} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import {pageShell} from '../../ui/plainPage.ts'
import {wordmark} from '../../ui/wordmark.ts'
import type {AccountContent} from './order.ts'
import {ACCOUNT_STYLE} from './style.ts'

type Page = {
  language: Language
  heading: string
  /** A sentence about what was refused or did not work, before the heading in the title. */
  problem?: string | undefined
  /** What stands below the heading, as HTML. */
  lead: Html
  body: unknown
  settings: Localised<AccountContent['settings']>
  /** The same page in other languages. */
  addresses: Partial<Record<Language, string>>
}

/** A page of the customer's: the mark, one heading, its parts, whose page it is. */
export const accountPage = ({language, heading, problem, lead, body, settings, addresses}: Page): string =>
  pageShell({
    language,
    title: [problem, heading, settings.brandName].filter(Boolean).join(' | '),
    style: ACCOUNT_STYLE,
    body: html`<header class="top"><a class="brand" href="${pathOf('landing', language)}">${wordmark(settings.brandName)}</a>${LANGUAGE_ROWS.map(
      ({id, ownName}) =>
        id !== language &&
        addresses[id] &&
        html`<nav><a href="${addresses[id]}" lang="${id}" hreflang="${id}">${ownName}</a></nav>`,
    )}</header>
<main>
<h1 id="page-heading">${heading}</h1>
${lead}
${body}
</main>
${footer(settings, language)}`.text,
  })

const footer = (settings: Localised<AccountContent['settings']>, language: Language) =>
  html`<footer>${[...identityOf(settings), settings.emails.support].map((line) => html`<p>${new SafeHtml(withMailLinks(line))}</p>`)}<p><a href="${pathOf('terms', language)}">${settings.mail.terms}</a></p></footer>`
