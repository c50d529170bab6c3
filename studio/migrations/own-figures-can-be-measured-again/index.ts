import {at, defineMigration, patch, set} from 'sanity/migrate'
import {line, longLine, missingTexts, rewordings} from '../missingTexts.ts'

const LIGHTHOUSE = {
  _key: 'lighthouse',
  _type: 'titledText',
  title: line('{measuredLighthouse} van 100', '{measuredLighthouse} out of 100'),
  text: longLine(
    'is het laagste van onze vier cijfers in Lighthouse, de meting van Google.',
    'is our lowest of the four scores in Lighthouse, Google’s own test.',
  ),
}

/** The first screen names what is sold, and the demo the month that it is of. */
const REWORDED = {
  'Voor B2B-bedrijven tot ongeveer 15 fte': 'Automatische SEO voor B2B-bedrijven tot ongeveer 15 fte',
  'For B2B companies of up to about 15 FTE': 'Automated SEO for B2B companies of up to about 15 FTE',
  'Alles in dit dashboard is een voorbeeld. De cijfers horen niet bij een echt bedrijf.':
    'Alles in dit dashboard is een voorbeeld uit september 2025. De cijfers horen niet bij een echt bedrijf.',
  'Everything in this dashboard is a sample. The figures do not belong to a real company.':
    'Everything in this dashboard is a sample from September 2025. The figures do not belong to a real company.',
}

export default defineMigration({
  title: 'Figures of the own site have one of Lighthouse, and a link that measures again',
  documentTypes: ['landingPage', 'navigation'],
  migrate: {
    document: ({_id, hero, sample, measured}) => {
      const {items = []} = Object(measured) as {items?: {_key: string}[]}
      const texts = missingTexts({measured}, {'measured.again': line('Meet het zelf na', 'Measure it yourself')})
      const isMissing = texts.length > 0 && items.every(({_key}) => _key !== LIGHTHOUSE._key)
      const changes = [
        ...texts,
        ...(isMissing ? [at(['measured', 'items'], set([LIGHTHOUSE, ...items]))] : []),
        ...rewordings(hero, ['hero'], REWORDED),
        ...rewordings(sample, ['sample'], REWORDED),
      ]
      return changes.length > 0 ? patch(_id, changes) : undefined
    },
  },
})
