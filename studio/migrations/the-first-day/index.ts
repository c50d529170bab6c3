import {at, defineMigration, type NodePatch, patch, set, setIfMissing} from 'sanity/migrate'
import {changedTexts} from '../cancelling-is-by-the-link/changedTexts.ts'
import {FIRST_DAY} from './words.ts'

/** The button that comes first after paying. */
const BEGIN = {_type: 'localeString', nl: 'Vertel ons over je website', en: 'Tell us about your website'}

/** Whole texts: where an editor changed a word, it is theirs. */
const TEXTS: readonly (readonly [from: string, to: string])[] = [
  [
    'Binnen 24 uur is je site live. Inrichten kost je ongeveer 15 minuten.',
    'Vertel ons over je website. Dat kost je ongeveer 15 minuten, en binnen 24 uur daarna is je site live.',
  ],
  [
    'Your site is live within 24 hours. Setting up takes you about 15 minutes.',
    'Tell us about your website. It takes you about 15 minutes, and your site is live within 24 hours after that.',
  ],
  [
    ' Inrichten kost je ongeveer 15 minuten. Binnen 24 uur is je site live.',
    ' Vertel ons over je website, met de knop hieronder. Dat kost je ongeveer 15 minuten, en binnen 24 uur daarna is je site live.',
  ],
  [
    ' Setting up takes you about 15 minutes. Your site is live within 24 hours.',
    ' Tell us about your website, with the button below. It takes you about 15 minutes, and your site is live within 24 hours after that.',
  ],
  ['Bekijk of stop je abonnement', 'Ga naar je abonnement'],
  ['View or stop your subscription', 'Go to your subscription'],
]
const replaced = (text: string) => TEXTS.find(([from]) => from === text)?.[1] ?? text

/** After paying one tells what the work needs, and texts promise nothing before that. */
export default defineMigration({
  title: 'After paying one tells about the website',
  documentTypes: ['paymentPages', 'mailMessage'],

  migrate: {
    document: ({_id, _type, ...fields}) => {
      const {key, success} = fields as {key?: string; success?: Record<string, unknown>}
      const isMeant = _type === 'mailMessage' ? key === 'confirmation' : success && !('begin' in success)
      if (!isMeant) return undefined
      const changes: NodePatch[] = [...changedTexts(fields, replaced)].map(([path, text]) => at(path, set(text)))
      if (_type === 'paymentPages')
        changes.push(
          at('success.begin', setIfMissing(BEGIN)),
          at('cancelSubscription.firstDay', setIfMissing(FIRST_DAY)),
        )
      return changes.length > 0 ? patch(_id, changes) : undefined
    },
  },
})
