import {at, defineMigration, patch, set} from 'sanity/migrate'
import {line, missingTexts} from '../missingTexts.ts'

const TEXTS = {
  'pricing.saved': line('Je bespaart {saved} in {months} maanden', 'You save {saved} in {months} months'),
  'pricing.compare': {
    open: line('Vergelijk de pakketten', 'Compare the plans'),
    feature: line('Wat je krijgt', 'What you get'),
  },
}

const texts = ({_id, ...fields}: {_id: string}) => {
  const changes = missingTexts(fields, TEXTS)
  return changes.length > 0 ? patch(_id, changes) : undefined
}

/** The line by which the shipped plan says what it includes. */
const ALL_OF_BASIS = 'Alles uit Basis'

export default defineMigration({
  title: 'Cards say what a longer period saves, and the plans are compared',
  documentTypes: ['landingPage', 'plan'],
  migrate: {
    document: (document) => {
      if (document._type !== 'plan') return texts(document)
      const {_id, key, builtOn, features} = document as {
        _id: string
        key?: string
        builtOn?: unknown
        features?: {nl?: string}[]
      }
      if (key !== 'pro' || builtOn || features?.[0]?.nl !== ALL_OF_BASIS) return undefined
      return patch(_id, [at('builtOn', set({_type: 'reference', _ref: 'plan-basis', _weak: true}))])
    },
  },
})
