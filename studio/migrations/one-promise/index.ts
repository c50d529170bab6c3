import {at, defineMigration, type NodePatch, patch, set} from 'sanity/migrate'
import {line, longLine, rewordings} from '../missingTexts.ts'
import {REWORDED, REWORDED_ON_CARDS} from './words.ts'

type Texts = {nl?: string; en?: string}
type Claim = {title?: Texts; text?: Texts}

/** The claims that shipped until now. */
const BEFORE = [
  ['Binnen 24 uur', 'is je site live', 'Within 24 hours', 'your site is live'],
  ['In 24 tot 48 uur', 'zijn technische wijzigingen zichtbaar', 'In 24 to 48 hours', 'technical changes are visible'],
  ['Binnen enkele weken', 'zie je de eerste verbeteringen', 'Within weeks', 'you see the first improvements'],
  ['In 4 tot 12 weken', 'komt het resultaat', 'In 4 to 12 weeks', 'results follow'],
]

const stop = (key: string, title: [string, string], text: [string, string]) => ({
  _key: `promise-${key}`,
  _type: 'titledText',
  title: line(...title),
  text: longLine(...text),
})

/** The stops of the promise. */
const NOW = [
  stop('pay', ['Vandaag', 'Today'], ['kies je een pakket en betaal je', 'you choose a plan and pay']),
  stop(
    'tell',
    ['Een kwartier', '15 minutes'],
    ['vertel je ons over je bedrijf en geef je toegang', 'you tell us about your business and give us access'],
  ),
  stop(
    'layer',
    ['Binnen 24 uur', 'Within 24 hours'],
    ['nadat je alles hebt ingevuld, staat onze laag op je site', 'of telling us everything, our layer is on your site'],
  ),
  stop(
    'technical',
    ['Na 24 tot 48 uur', 'After 24 to 48 hours'],
    ['zijn technische wijzigingen zichtbaar', 'technical changes are visible'],
  ),
  stop(
    'positions',
    ['Na 4 tot 12 weken', 'After 4 to 12 weeks'],
    [
      'zie je betere posities; de eerste verschuivingen al binnen enkele weken',
      'you see better positions, and the first shifts within weeks',
    ],
  ),
]

const wordsOf = ({title, text}: Claim) => [title?.nl, text?.nl, title?.en, text?.en]

/** The whole list when nobody changed it: it gets stops, which no single text says. */
function claims({claims}: {claims?: {items?: Claim[]}}): NodePatch[] {
  const isShipped = JSON.stringify(claims?.items?.map(wordsOf)) === JSON.stringify(BEFORE)
  return isShipped ? [at('claims.items', set(NOW))] : []
}

const cards = ({features}: {features?: unknown}): NodePatch[] => rewordings(features, ['features'], REWORDED_ON_CARDS)

export default defineMigration({
  title: 'Every text makes the same promise, with its condition',
  documentTypes: ['landingPage', 'feature', 'plan', 'faq', 'aboutPage', 'page', 'mailMessage', 'paymentPages'],
  migrate: {
    document: ({_id, _type, ...fields}) => {
      const changes = [
        ...rewordings(fields, [], REWORDED),
        ...(_type === 'landingPage' ? claims(fields) : []),
        ...(_type === 'plan' ? cards(fields) : []),
      ]
      return changes.length > 0 ? patch(_id, changes) : undefined
    },
  },
})
