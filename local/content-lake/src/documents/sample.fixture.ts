import type {LakeDocument} from './document.ts'

const WRITTEN = {_rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z'}

/** A document as it is stored, from its content. */
export const stored = (content: {_id: string; _type: string; [field: string]: unknown}): LakeDocument => ({
  ...WRITTEN,
  ...content,
})

const block = (text: string) => ({
  ...{_type: 'block', _key: 'b', style: 'normal', markDefs: []},
  children: [{_type: 'span', _key: 's', text, marks: []}],
})
const inBoth = (nl: string, en: string) => ({nl, en})
const refersTo = (id: string) => ({_type: 'reference', _ref: id})

/** Documents of a small site in two languages. */
export const SAMPLE: LakeDocument[] = [
  ...['basis', 'pro', 'plus'].map((key, index) => ({
    ...{_id: `plan-${key}`, _type: 'plan', key, orderRank: `0|${index}`},
    ...{name: inBoth(`Abonnement ${key}`, `Plan ${key}`), slug: {_type: 'slug', current: key}},
  })),
  ...['basis', 'pro'].flatMap((key) =>
    [99, 149].map((amount) => ({
      ...{_id: `price-${key}-${amount}`, _type: 'price', plan: refersTo(`plan-${key}`)},
      ...{amount, validFrom: '2025-01-01', isPublic: amount > 100},
    })),
  ),
  ...['Hoe werkt het?', 'Wat kost een bedrijf?', 'Een vraag over zeilboten'].map((nl, index) => ({
    ...{_id: `faq-${index}`, _type: 'faq', question: inBoth(nl, `Question ${index}`)},
    answer: {nl: [block(`Zichtbaar in 99 bedrijven, ${index}`)], en: [block('Visible')]},
  })),
  {_id: 'helpPage', _type: 'helpPage', heading: inBoth('Hulp', 'Help'), questions: [refersTo('faq-0')]},
].map(stored)
