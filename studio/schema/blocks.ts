import {defineField} from 'sanity'
import {nlEn} from '../language.ts'
import {LANGUAGE_FIELDS} from './languageFields.ts'

type Named = {title: string; value: string}

const PARAGRAPH: Named = {title: nlEn('Alinea', 'Paragraph'), value: 'normal'}
const BULLETS: Named = {title: nlEn('Opsomming', 'Bullets'), value: 'bullet'}

const link = {
  name: 'link',
  title: 'Link',
  type: 'object' as const,
  fields: [
    {
      name: 'href',
      title: nlEn('Adres', 'Address'),
      type: 'url' as const,
      description: nlEn(
        'Waar de link heen gaat. Begint met https:// of mailto:',
        'Where the link goes. Starts with https:// or mailto:',
      ),
      validation: (rule: {uri: (options: object) => {required: () => never}}) =>
        rule.uri({scheme: ['https', 'mailto']}).required(),
    },
  ],
}

const blocks = (styles: readonly Named[], lists: readonly Named[], annotations: readonly object[]) => ({
  type: 'block' as const,
  styles: [...styles],
  lists: [...lists],
  marks: {decorators: [{title: nlEn('Vet', 'Bold'), value: 'strong'}], annotations: [...annotations] as never[]},
})

/** Paragraphs of short texts, mails too. */
export const SHORT = blocks([PARAGRAPH], [BULLETS], [link])

/** Paragraphs of long texts: with sub-headings, numbers, and links to pages of the site, which follow them when they move. */
export const LONG = blocks(
  [PARAGRAPH, {title: nlEn('Tussenkop', 'Sub-heading'), value: 'h3'}],
  [BULLETS, {title: nlEn('Nummering', 'Numbers'), value: 'number'}],
  [
    link,
    {name: 'pageLink', title: nlEn('Link naar een pagina van de site', 'Link to a page of the site'), type: 'pageLink'},
  ],
)

/** The same blocks in each language, none of which may be empty. */
export const inEveryLanguage = (block: typeof SHORT) =>
  LANGUAGE_FIELDS.map(({name, title}) =>
    defineField({
      name,
      title,
      type: 'array',
      of: [block],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .error(nlEn(`Schrijf de tekst ook in het ${title}`, `Write the text in ${title} too`)),
    }),
  )
