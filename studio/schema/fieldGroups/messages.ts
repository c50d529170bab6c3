import {line, richText, section, text, type Words} from '../fields.ts'

/** Completes the sentence "Shown …". */
type When = readonly [nl: string, en: string]

const shown = ([nl, en]: When): Words => [`Staat er ${nl}.`, `Shown ${en}.`]

/** A page with a heading and a text. */
export const message = (name: string, title: Words, when: When) =>
  section(name, title, {
    help: shown(when),
    fields: [line('heading', ['Kop', 'Heading']), richText('body', ['Tekst', 'Text'])],
  })

const filledIn = (placeholders: readonly string[]): Words => {
  const names = placeholders.map((each) => `{${each}}`).join(', ')
  return [`Ingevuld worden: ${names}.`, `Filled in: ${names}.`]
}

/** A message of the page where a subscription is cancelled, with the placeholders of the order. */
export const notice = (name: string, title: Words, when: When, placeholders: readonly string[] = []) =>
  section(name, title, {
    help: shown(when),
    fields: [
      line('heading', ['Kop', 'Heading']),
      text('text', ['Tekst', 'Text'], placeholders.length > 0 ? {help: filledIn(placeholders), placeholders} : {}),
    ],
  })
