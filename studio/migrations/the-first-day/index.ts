import {at, defineMigration, type NodePatch, patch, set, setIfMissing, toArray} from 'sanity/migrate'
import {changedTexts} from '../cancelling-is-by-the-link/changedTexts.ts'
import {FIRST_DAY} from './words.ts'

type Document = {_id: string; _type: string; key?: string; success?: Record<string, unknown>}

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

const hasBegin = (document: Document | undefined) => 'begin' in (document?.success ?? {})

/** After paying one tells what the work needs, and texts promise nothing before that. */
export default defineMigration({
  title: 'After paying one tells about the website',
  documentTypes: ['paymentPages', 'mailMessage'],

  async *migrate(documents) {
    const all = (await toArray(documents())) as unknown as Document[]
    // Once: what an editor writes in the mail later is theirs.
    const isOld = !hasBegin(all.find(({_id}) => _id === 'paymentPages'))
    for (const document of all) {
      const {_id, _type, ...fields} = document
      const isMeant =
        _type === 'mailMessage' ? isOld && fields.key === 'confirmation' : fields.success && !hasBegin(document)
      if (!isMeant) continue
      const changes: NodePatch[] = [...changedTexts(fields, replaced)].map(([path, text]) => at(path, set(text)))
      if (_type === 'paymentPages')
        changes.push(
          at('success.begin', setIfMissing(BEGIN)),
          at('cancelSubscription.firstDay', setIfMissing(FIRST_DAY)),
        )
      if (changes.length > 0) yield patch(_id, changes)
    }
  },
})
