import {defineField, type UrlRule} from 'sanity'
import {nlEn} from '../language.ts'
import {LANGUAGE_FIELDS} from './languageFields.ts'
import {linkAddress} from './rules/linkRules.ts'

type Named = {title: string; value: string}

const PARAGRAPH: Named = {title: nlEn('Alinea', 'Paragraph'), value: 'normal'}
const BULLETS: Named = {title: nlEn('Opsomming', 'Bullets'), value: 'bullet'}

const link = {
  name: 'link',
  title: nlEn('Link naar een adres', 'Link to an address'),
  type: 'object' as const,
  fields: [
    {
      name: 'href',
      title: nlEn('Adres', 'Address'),
      type: 'url' as const,
      description: nlEn(
        'Een andere site (https://), een mailadres (mailto:) of een telefoonnummer (tel:). Voor een eigen pagina is er een andere link, die meegaat als de pagina verhuist.',
        'Another site (https://), an e-mail address (mailto:) or a phone number (tel:). Pages of this site have a link of their own, which follows when the page moves.',
      ),
      // The address itself is judged by a rule that names the linked words.
      validation: (rule: UrlRule) =>
        rule
          .uri({scheme: [/^/], allowRelative: true})
          .required()
          .custom(linkAddress),
    },
  ],
}

/** Follows the page when it moves; mails say its whole address. */
const pageLink = {
  name: 'pageLink',
  title: nlEn('Link naar een pagina van de site', 'Link to a page of the site'),
  type: 'pageLink',
}

const blocks = (styles: readonly Named[], lists: readonly Named[]) => ({
  type: 'block' as const,
  title: nlEn('Alinea', 'Paragraph'),
  styles: [...styles],
  lists: [...lists],
  marks: {
    decorators: [{title: nlEn('Vet', 'Bold'), value: 'strong'}],
    annotations: [link, pageLink] as never[],
  },
})

/** Paragraphs of short texts, mails too. */
export const SHORT = blocks([PARAGRAPH], [BULLETS])

/** Paragraphs of long texts: with sub-headings and numbers. */
export const LONG = blocks(
  [PARAGRAPH, {title: nlEn('Tussenkop', 'Sub-heading'), value: 'h3'}],
  [BULLETS, {title: nlEn('Nummering', 'Numbers'), value: 'number'}],
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
