import {formatNumber, listText} from '../../domain/format/format.ts'
import {MEASURE_AGENT, MEASURED_SITE, measuringAddress, windPath} from '../../domain/pages/windAddress.ts'
import {LANGUAGES, type Language} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {fillContent, placeholderValuesFrom} from '../../domain/texts/placeholderValues.ts'
import {type Localised, localise} from '../../domain/texts/texts.ts'
import {unbroken} from '../../domain/texts/unbroken.ts'
import {portalFrame} from '../portal/view/page.ts'
import {button} from '../ui/button.ts'
import {card} from '../ui/card.ts'
import {field} from '../ui/field.ts'
import {type Html, html} from '../ui/html.ts'
import {withMailLinks} from '../ui/mailLinks.ts'
import {notice} from '../ui/notice.ts'
import {scoreOf, type WindAnswers, type WindQuestion} from './answers.ts'
import {MOST_MEGABYTES, MOST_SECONDS} from './measure.ts'
import {windBoard, windScale} from './windBoard.ts'
import type {WindContent} from './windContent.ts'
import {plansOnWindPage} from './windPlans.ts'
import {WIDE_STYLE, WIND_STYLE} from './windStyle.ts'

export type WindFailure = Exclude<keyof WindContent['words']['failures'], 'heading'>
export type WindView =
  | {kind: 'form'}
  | {kind: 'failed'; failure: WindFailure; status?: number | undefined}
  | {kind: 'measured'; host: string; answers: WindAnswers}

type Shown = {
  view: WindView
  /** The address as it was typed. */
  typed: string
  language: Language
  content: WindContent
  /** The day in Amsterdam, for the prices. */
  today: string
}
type Texts = Localised<WindContent>

/** The page on which a visitor measures a website: the form, the answer, or why there is none. */
export function windPage({view, typed, language, content, today}: Shown): string {
  const values = placeholderValuesFrom({settings: localise(content.settings, language), prices: [], today}, language)
  const texts = unbroken(fillContent(localise(content, language), values))
  const {words, settings} = texts
  const frame = {language, settings, styles: [WIND_STYLE], addresses: addressesOf(typed)}
  const owner = ownerCard(words)
  if (view.kind === 'measured') {
    const heading = fill(words.result.heading, {site: view.host})
    const measured = measuredParts(view, {language, texts, today})
    const again = card({
      id: 'again',
      heading: words.result.again,
      content: siteForm({language, words, typed: '', isAgain: true}),
    })
    return portalFrame({
      ...frame,
      styles: [WIND_STYLE, WIDE_STYLE],
      heading,
      lead: measured.board,
      body: html`${measured.body}${again}${owner}`,
    })
  }
  const failure = view.kind === 'failed' ? sentence(view, words, language) : undefined
  const isOfField = view.kind === 'failed' && OF_FIELD.includes(view.failure)
  const asked = siteForm({language, words, typed, wrong: isOfField ? failure : undefined})
  return portalFrame({
    ...frame,
    styles: [WIND_STYLE, WIDE_STYLE],
    heading: words.form.heading,
    problem: failure && words.failures.heading,
    lead: html`${failure && !isOfField && notice('down', failure, {heading: `${words.failures.heading}.`})}<p class="lede">${words.form.intro}</p>`,
    body: html`<div class="columns"><section class="card" aria-labelledby="page-heading">${asked}</section><div class="board">${windScale(texts.scale)}</div></div>${owner}`,
  })
}

/** Reasons that the visitor can put right in the field. */
const OF_FIELD: readonly WindFailure[] = ['noAddress', 'notPublic']

const addressesOf = (typed: string) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, typed ? measuringAddress(language, typed) : windPath(language)]),
  )

function sentence({failure, status}: WindView & {kind: 'failed'}, {failures}: Texts['words'], language: Language) {
  return fill(failures[failure], {
    seconds: String(MOST_SECONDS),
    most: formatNumber(MOST_MEGABYTES, language),
    status: String(status ?? ''),
  })
}

type Asked = {language: Language; words: Texts['words']; typed: string; wrong?: string | undefined; isAgain?: boolean}

/** A form that asks by GET: the address of its answer can be kept and shared. */
const siteForm = ({language, words, typed, wrong, isAgain}: Asked): Html =>
  html`<form class="form" action="${windPath(language)}" novalidate>${field({
    ...{name: MEASURED_SITE, label: words.form.label, value: typed, hint: words.form.hint, wrong, isAlone: true},
    ...{inputMode: 'url', autocomplete: 'url', max: 500},
  })}${button(words.form.button, !isAgain && 'main')}</form>`

const ownerCard = ({owner}: Texts['words']): Html =>
  html`<section class="owner" aria-labelledby="owner-heading"><h2 id="owner-heading">${owner.heading}</h2><p>${withCode(fill(owner.text, {agent: MEASURE_AGENT}))}</p></section>`

/** A text whose quotations are to be copied: lines of a file. */
const withCode = (text: string): Html[] =>
  text.split(/“([^”]*)”/).map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${withMailLinks(part)}`))

type Context = {language: Language; texts: Texts; today: string}

function measuredParts({answers}: WindView & {kind: 'measured'}, {language, texts, today}: Context) {
  const {words} = texts
  const {asked, fine, attention, score} = scoreOf(answers)
  const summary = fill(words.result.summary, {fine: String(fine.length), asked: String(asked.length)})
  const list = (questions: readonly WindQuestion[], state: 'fine' | 'attention') =>
    questions.length > 0 &&
    card({
      id: state,
      heading: words.result[state],
      className: 'answers',
      content: html`<ul>${questions.map((question) => answer(question, answers, {language, words}))}</ul>`,
    })
  const services = attention.map((question) => {
    const {name, service} = words.questions[question]
    return html`<li><strong>${name}</strong> ${service}</li>`
  })
  const service = card({
    id: 'service',
    heading: words.service.heading,
    content: services.length > 0 ? html`<ul class="service">${services}</ul>` : html`<p>${words.service.none}</p>`,
  })
  return {
    board: windBoard({score, scale: texts.scale, summary, language}),
    body: html`<div class="columns"><div>${list(attention, 'attention')}${list(fine, 'fine')}<div class="about"><p>${words.result.scope}</p><p>${words.result.link}</p></div></div><div>${service}${plansOnWindPage({texts, language, today})}</div></div>`,
  }
}

function answer(
  question: WindQuestion,
  answers: WindAnswers,
  {language, words}: {language: Language; words: Texts['words']},
): Html {
  const given = answers[question]
  const isFine = given?.isFine === true
  const {name, fine, attention} = words.questions[question]
  const figures = Object.entries(given ?? {}).map(([figure, value]) => [figure, shown(value, language)])
  const text = fill(isFine ? fine : attention, Object.fromEntries(figures))
  return html`<li class="${isFine ? 'is-fine' : 'is-attention'}"><h3>${name}</h3><p>${text}</p></li>`
}

function shown(value: unknown, language: Language): string {
  if (typeof value === 'number') return formatNumber(value, language)
  return Array.isArray(value) ? listText(value.map(String), language) : ''
}
