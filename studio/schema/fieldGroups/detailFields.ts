import {CHECKOUT_FIELDS, wordOf} from '../../../domain/customers/customerDetails.ts'
import {DETAIL_TITLES} from '../../../domain/customers/detailTitles.ts'
import {line, text, type Words} from '../fields.ts'

// Words of the table of details: domain/customers/detailTable.ts.

export const detailTitle = (name: keyof typeof DETAIL_TITLES): Words => {
  const {nl, en} = DETAIL_TITLES[name]
  return [nl, en]
}

const LABEL_HELP: Partial<Record<string, Words>> = {
  country: [
    'Het label van de keuze van het land. Welke landen er staan, staat in de instellingen van de site.',
    'The list of countries is in Site settings.',
  ],
  vatNumber: [
    'Het label van het veld dat er is als een ander land dan Nederland is gekozen.',
    'Shown when a country other than the Netherlands is chosen.',
  ],
}

const ERROR_HELP: Partial<Record<string, Words>> = {
  country: ['Als we in dit land niet verkopen.', 'Shown when we do not sell in this country.'],
}

const withHelp = (help: Words | undefined) => (help === undefined ? {} : {help})

/** The checkout's label of each field, with the sentence that explains it. */
export const checkoutLabels = CHECKOUT_FIELDS.flatMap((row) => {
  const {nl, en} = DETAIL_TITLES[row.name]
  const explained = row.help === 'text' ? text : line
  return [
    line(wordOf(row), detailTitle(row.name), withHelp(LABEL_HELP[row.name])),
    ...(row.help ? [explained(`${wordOf(row)}Help`, [`${nl}: hulp`, `${en}: help`])] : []),
  ]
})

/** The checkout's message below each field that can be missing or wrong; that of the mail address has a place of its own. */
export const checkoutErrors = CHECKOUT_FIELDS.flatMap(({name, kind, required}) => {
  if (kind === 'email' || !(kind || required)) return []
  if (kind === 'vatNumber')
    return [
      text(name, ['Btw-nummer ontbreekt', 'VAT number missing']),
      text(`${name}Invalid`, ['Btw-nummer klopt niet', 'VAT number invalid']),
    ]
  return [line(name, detailTitle(name), withHelp(ERROR_HELP[name]))]
})
