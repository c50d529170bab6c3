import {languageRow, STAFF_LANGUAGES, type StaffLanguage} from '../../domain/texts/languages.ts'
import {brandLink} from '../ui/brand.ts'
import {form} from '../ui/form.ts'
import {type Html, html} from '../ui/html.ts'
import {page} from '../ui/page.ts'
import {mayUse} from './access.ts'
import {
  ADMIN,
  ADMIN_COUNTS,
  ADMIN_CUSTOMERS,
  ADMIN_EXPORT,
  ADMIN_FIGURES,
  ADMIN_HEALTH,
  ADMIN_MESSAGES,
  ADMIN_MIRROR,
  ADMIN_OFFERS,
  ADMIN_SIGN_IN,
  ADMIN_TERMS,
  ADMIN_WIND,
} from './addresses.ts'
import {formToken, type Session} from './signIn/session.ts'
import {ADMIN_STYLES} from './style.ts'
import {ADMIN_WORDS, type AdminWords} from './words/words.ts'

/** Everything a page needs beside its content. */
export type View = {
  language: StaffLanguage
  /** The page's own address, which the switch of languages keeps. */
  url: URL
  session: Session | null
  /** Parts of long pages are folded there. Pages have no scripts, and styles cannot open a part. */
  isPhone?: boolean
}

export type SignedInView = View & {session: Session}

/** A whole page of the admin. Its title is its heading, after the sentence about what was refused. */
export function adminPage(title: string, body: Html, {language, url, session}: View, problem?: string): string {
  const words = ADMIN_WORDS[language]
  return page({
    language,
    title: [problem, title, words.name],
    styles: ADMIN_STYLES,
    body: html`<a class="skip" href="#content">${words.skip}</a>
<header class="top">
${brandLink(session ? ADMIN : ADMIN_SIGN_IN, html`<img src="/favicon.svg" alt="" width="28" height="28">${words.name}`)}
${session && menu(url, session, words)}
<div class="end">${session && html`<span class="me">${session.email}</span>`}${languages(url, language)}${session && signOutForm(session, words, 'signOut')}</div>
</header>
<main id="content">
${body}
</main>
${session && html`<footer class="foot">${signOutForm(session, words, 'signOutEverywhere')}</footer>`}`,
  })
}

/** Entries of the menu by what is in the addresses of their pages. */
const LISTS = {
  messages: ADMIN_MESSAGES,
  message: ADMIN_MESSAGES,
  customers: ADMIN_CUSTOMERS,
  customer: ADMIN_CUSTOMERS,
  offers: ADMIN_OFFERS,
  figures: ADMIN_FIGURES,
  counts: ADMIN_COUNTS,
  terms: ADMIN_TERMS,
  wind: ADMIN_WIND,
  health: ADMIN_HEALTH,
  mirror: ADMIN_MIRROR,
}

const ENTRIES = [
  ['orders', ADMIN, 'list'],
  ['customers', ADMIN_CUSTOMERS, 'customers'],
  ['messages', ADMIN_MESSAGES, 'messages'],
  ['offers', ADMIN_OFFERS, 'offers'],
  ['figures', ADMIN_FIGURES, 'figures'],
  ['counts', ADMIN_COUNTS, 'counts'],
  ['terms', ADMIN_TERMS, 'terms'],
  ['wind', ADMIN_WIND, 'wind'],
  ['export', ADMIN_EXPORT, 'export'],
  ['mirror', ADMIN_MIRROR, 'mirror'],
  ['health', ADMIN_HEALTH, 'health'],
] as const

function menu({pathname, searchParams}: URL, session: Session, words: AdminWords): Html {
  const [, current = pathname] = Object.entries(LISTS).find(([name]) => searchParams.has(name)) ?? []
  const links = ENTRIES.filter(([page]) => mayUse(session, page)).map(
    ([, href, name]) =>
      html`<a href="${href}"${current === href && html` aria-current="page"`}>${words[name].title}</a>`,
  )
  return html`<nav aria-label="${words.menu}">${links}</nav>`
}

function languages(url: URL, current: StaffLanguage): Html {
  const links = STAFF_LANGUAGES.map((id) => {
    const {ownName} = languageRow(id)
    const to = new URL(url)
    to.searchParams.set('language', id)
    return html`<a href="${to.pathname}${to.search}" lang="${id}" hreflang="${id}" title="${ownName}"${id === current && html` aria-current="true"`}>${id.toUpperCase()}</a>`
  })
  return html`<div class="segment" role="group" aria-label="${ADMIN_WORDS[current].language}">${links}</div>`
}

const signOutForm = (session: Session, words: AdminWords, act: 'signOut' | 'signOutEverywhere') =>
  form({
    action: ADMIN_SIGN_IN,
    fields: withToken(session, {act}),
    content: html`<button class="small">${words[act]}</button>`,
    className: '',
    isCheckedByBrowser: true,
  })

/** The hidden fields of a form, with the token that another site cannot know. */
export const withToken = (session: Session, fields: Record<string, string | number>) => ({
  ...fields,
  token: formToken(session),
})

export type Tone = 'up' | 'down' | 'warn' | 'muted'
export const badge = (tone: Tone, text: string): Html => html`<span class="badge ${tone}">${text}</span>`
