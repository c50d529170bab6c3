import type {FormQueryResult} from '../../domain/content/content.types.ts'
import {FIELD_KINDS} from '../../domain/forms/fieldKinds.ts'
import {type FormField, fieldName, TICKED, TRAP, type WrongField} from '../../domain/forms/readForm.ts'
import {pathOf} from '../../domain/pages/pages.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {fillContent, placeholderValuesFrom} from '../../domain/texts/placeholderValues.ts'
import {type Localised, localise} from '../../domain/texts/texts.ts'
import {unbroken} from '../../domain/texts/unbroken.ts'
import {portalFrame} from '../portal/view/page.ts'
import {button, linkButton} from '../ui/button.ts'
import {field, fieldId} from '../ui/field.ts'
import {form} from '../ui/form.ts'
import {type Html, html} from '../ui/html.ts'
import {withMailLinks} from '../ui/mailLinks.ts'
import {errorSummary, notice} from '../ui/notice.ts'

export const FORM_ADDRESS = '/api/form'

type Whole<T> = {[Name in keyof T]: NonNullable<T[Name]>}
/** A form that can be answered: it is published, and so are the words of all forms. */
export type FormContent = Whole<FormQueryResult>
/** The same without a form, for one that is gone. */
export type FormWordsContent = Whole<Pick<FormQueryResult, 'words' | 'settings'>>
type Sent = Readonly<Record<string, string | undefined>>

/** Content in one language, with its placeholders filled in. */
export function inLanguage<T extends {settings: FormWordsContent['settings']}>(
  content: T,
  language: Language,
): Localised<T> {
  const values = placeholderValuesFrom({settings: localise(content.settings, language), prices: []}, language)
  return fillContent(localise(content, language), values)
}

type Shown = {language: Language; content: FormContent}

/** The form as it was typed, with what is wrong in it, or with the sentence that it could not be kept. */
export function refusedPage({language, content}: Shown, sent: Sent, wrong: readonly WrongField[]): string {
  const {name, form: own, words, settings} = unbroken(inLanguage(content, language))
  const fields = own.fields.map((each) =>
    drawn(each, {sent, wrong: wrong.find(({name: of}) => of === fieldName(each))?.text, words}),
  )
  const trap = html`<input type="hidden" name="${TRAP}" value="">`
  return portalFrame({
    language,
    heading: name,
    problem: wrong.length > 0 ? words.wrong.heading : words.failed.heading,
    lead: html`${errorSummary(words.wrong.heading, wrong) || failure(words)}`,
    body: html`<section class="card">${form({
      action: FORM_ADDRESS,
      fields: {form: own._id, language},
      content: html`${fields}${trap}<p><small>${withMailLinks(own.privacy)}</small></p>${button(own.button, 'main')}`,
    })}</section>`,
    settings,
    addresses: {},
  })
}

const failure = (words: Localised<FormWordsContent>['words']): Html =>
  notice('down', withMailLinks(words.failed.text), {heading: words.failed.heading})

type Drawn = {
  sent: Sent
  wrong: string | undefined
  words: Localised<FormWordsContent>['words']
}

function drawn(own: FormField, {sent, wrong, words}: Drawn): Html {
  const name = fieldName(own)
  const {kind, hint, required, options} = own
  const label = required ? own.label : `${own.label} ${words.optional}`
  const value = sent[name] ?? ''
  const shared = {name, label, value, wrong, ...(hint && {hint})}
  const {max, lines, type, autocomplete} = FIELD_KINDS[kind]
  if (kind === 'consent') return consent(own, {isTicked: value === TICKED, wrong, optional: words.optional})
  if (kind === 'choice')
    return field({
      ...shared,
      options: [['', words.choose], ...(options ?? []).map((each) => [each._key, each.label] as const)],
    })
  return field({...shared, max, lines, ...(type && {type}), autocomplete: autocomplete ?? 'on'})
}

function consent(
  own: FormField,
  {isTicked, wrong, optional}: {isTicked: boolean; wrong: string | undefined; optional: string},
): Html {
  const name = fieldName(own)
  const id = fieldId(name)
  const described = [wrong && `${id}-wrong`, own.hint && `${id}-hint`].filter(Boolean).join(' ')
  const state = html`${isTicked && html` checked`}${wrong && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}${wrong && html` autofocus`}`
  return html`<div class="field"><label class="tick" for="${id}"><input type="checkbox" id="${id}" name="${name}" value="${TICKED}"${state}><span>${own.consent} ${!own.required && optional}</span></label>${wrong && html`<p class="wrong" id="${id}-wrong">${wrong}</p>`}${own.hint && html`<p class="hint" id="${id}-hint">${own.hint}</p>`}</div>`
}

/** Page that a visitor reads when the message is kept. */
export function sentPage({language, content}: Shown): string {
  const {form: own, words, settings} = unbroken(inLanguage(content, language))
  return portalFrame({
    language,
    heading: own.sentHeading,
    lead: html`<p>${withMailLinks(own.sentText)}</p>`,
    body: html`<p>${linkButton(pathOf('landing', language), words.home, {variant: 'main'})}</p>`,
    settings,
    addresses: {},
  })
}

/** For a form that is gone, or of which a page was still open. */
export function gonePage({language, content}: {language: Language; content: FormWordsContent}): string {
  const {words, settings} = unbroken(inLanguage(content, language))
  return portalFrame({
    language,
    heading: words.failed.heading,
    lead: html`<p>${withMailLinks(words.failed.text)}</p>`,
    body: html`<p>${linkButton(pathOf('landing', language), words.home, {variant: 'main'})}</p>`,
    settings,
    addresses: {},
  })
}
