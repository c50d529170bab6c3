import {languageRow, STAFF_LANGUAGES, type StaffLanguage} from '../../domain/texts/languages.ts'
import {type Html, html} from '../ui/html.ts'
import {pageShell} from '../ui/plainPage.ts'
import {LOGIN, OFFICE, OFFICE_EXPORT} from './addresses.ts'
import {formToken, type Session} from './signIn/session.ts'
import {STYLE} from './style.ts'
import {OFFICE_WORDS} from './words/words.ts'

/** What a page needs beside its content. */
export type View = {
  language: StaffLanguage
  /** The page's own address, which the switch of languages keeps. */
  url: URL
  session: Session | null
}

/** A whole page of the back office: its heading is the title, after what was refused. */
export function officePage(title: string, body: Html, {language, url, session}: View, problem?: string): string {
  const words = OFFICE_WORDS[language]
  const link = (href: string, label: string) =>
    html`<a href="${href}"${url.pathname === href && html` aria-current="page"`}>${label}</a>`
  const content = html`<a class="skip" href="#content">${words.skip}</a>
<header class="top">
<a class="brand" href="${session ? OFFICE : LOGIN}"><img src="/favicon.svg" alt="" width="28" height="28">${words.name}</a>
${session && html`<nav aria-label="${words.menu}">${link(OFFICE, words.list.title)}${link(OFFICE_EXPORT, words.export.title)}</nav>`}
<div class="end">${session && html`<span class="me">${session.email}</span>`}${languages(url, language)}${session && signOut(session, words)}</div>
</header>
<main id="content">
${body}
</main>
${session && html`<footer class="foot">${signOut(session, words, 'signOutEverywhere')}</footer>`}`
  return pageShell({
    language,
    title: [problem, title, words.name].filter(Boolean).join(' | '),
    style: STYLE,
    body: content.text,
  })
}

function languages(url: URL, current: StaffLanguage): Html {
  const links = STAFF_LANGUAGES.map((id) => {
    const {ownName} = languageRow(id)
    const to = new URL(url)
    to.searchParams.set('language', id)
    return html`<a href="${to.pathname}${to.search}" lang="${id}" hreflang="${id}" title="${ownName}"${id === current && html` aria-current="true"`}>${id.toUpperCase()}</a>`
  })
  return html`<div class="segment" role="group" aria-label="${OFFICE_WORDS[current].language}">${links}</div>`
}

const signOut = (
  session: Session,
  words: (typeof OFFICE_WORDS)[StaffLanguage],
  act: 'signOut' | 'signOutEverywhere' = 'signOut',
) =>
  html`<form method="post" action="${LOGIN}">${hidden(session, {act})}<button class="small">${words[act]}</button></form>`

/** The fields of a form that nobody fills in, with the token that says that the form is ours. */
export const hidden = (session: Session, fields: Record<string, string | number>) =>
  Object.entries({...fields, token: formToken(session)}).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )

export type Tone = 'up' | 'down' | 'warn' | 'muted'
export const badge = (tone: Tone, text: string) => html`<span class="badge ${tone}">${text}</span>`

/** Words that say what has just happened, read out at once. */
/** One that says what did not work has focus, unless a field below has it. */
export const notice = (tone: 'up' | 'down', text: string, heading?: string, hasFocus = tone === 'down') =>
  html`<div class="notice ${tone}" role="${tone === 'up' ? 'status' : 'alert'}"${hasFocus && html` tabindex="-1" autofocus`}>${heading && html`<strong>${heading}</strong> `}${text}</div>`

export const detailsList = (rows: readonly (readonly [string, unknown] | false)[]) =>
  html`<dl>${rows.map((row) => row && html`<div><dt>${row[0]}</dt><dd>${row[1]}</dd></div>`)}</dl>`

/** A choice that a form sends: the first says that nothing is chosen. */
export const choice = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
) =>
  html`<label class="field">${label}<select name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
  )}</select></label>`
