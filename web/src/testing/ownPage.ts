import type {ContentDocument} from '../../../local/content/ndjson.ts'
import {everyLanguage} from '../../../tests/support/html/texts.ts'
import {seedDocuments} from '../../../tests/support/services/seed.ts'

const line = (nl: string, en: string) => ({_type: 'localeString', ...everyLanguage(nl, en)})
const text = (nl: string, en: string) => ({_type: 'localeText', ...everyLanguage(nl, en)})
const addressed = (nl: string, en: string) => everyLanguage({_type: 'slug', current: nl}, {_type: 'slug', current: en})
const block = (_key: string, text: string, rest: object = {}) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [{_type: 'pageLink', _key: 'to', destination: 'page:content-imprint'}],
  children: [
    {_type: 'span', _key: `${_key}s`, text, marks: ['to']},
    {_type: 'span', _key: `${_key}e`, text: '.', marks: []},
  ],
  ...rest,
})
const longText = (...lines: [text: string, rest?: object][]) => {
  const blocks = lines.map(([text, rest], index) => block(`b${index}`, text, rest))
  return {_type: 'localeLongText', ...everyLanguage(blocks, blocks)}
}

export const ASSET: ContentDocument = {
  _id: 'image-0a-1000x500-png',
  _type: 'sanity.imageAsset',
  url: 'https://cdn.example/images/local/production/0a-1000x500.png',
  metadata: {lqip: 'data:image/png;base64,AA', dimensions: {width: 1000, height: 500, aspectRatio: 2}},
} as ContentDocument

const PICTURE = {
  _type: 'picture',
  alt: line('Een windzak', 'A windsock'),
  image: {
    _type: 'image',
    asset: {_type: 'reference', _ref: ASSET._id},
    crop: {_type: 'sanity.imageCrop', top: 0, bottom: 0.2, left: 0.1, right: 0.1},
    hotspot: {_type: 'sanity.imageHotspot', x: 0.3, y: 0.4, width: 0.2, height: 0.2},
  },
}

/** A page with every kind of part, and the image that it shows. */
export const WHOLE_PAGE: ContentDocument = {
  _id: 'content-whole',
  _type: 'contentPage',
  title: line('Alles', 'Everything'),
  address: addressed('alles', 'everything/here'),
  parts: [
    {
      _key: 'hero',
      _type: 'heroPart',
      hidden: true,
      layout: 'beside',
      title: line('Verborgen', 'Concealed'),
      picture: PICTURE,
    },
    {
      _key: 'text',
      _type: 'textPart',
      title: line('Over {brand}', 'About {brand}'),
      body: longText(['Tussenkop', {style: 'h3'}], ['Eerst', {listItem: 'number', level: 1}], ['Verder']),
    },
    {_key: 'callout', _type: 'calloutPart', heading: line('Let op', 'Mind'), body: longText(['Belangrijk'])},
    {
      _key: 'table',
      _type: 'tablePart',
      heading: line('Termijnen', 'Periods'),
      columns: [
        {_key: 'a', ...line('Wat', 'What')},
        {_key: 'b', ...line('Hoe lang', 'How long')},
      ],
      rows: [
        {
          _key: 'r',
          _type: 'tableRow',
          cells: [
            {_key: 'x', ...text('Naam', 'Name')},
            {_key: 'y', ...text('Mail {infoEmail}', 'Mail {infoEmail}')},
          ],
        },
      ],
    },
    {_key: 'picture', ...PICTURE},
    {
      _key: 'questions',
      _type: 'questionsPart',
      title: line('Vragen', 'Questions'),
      questions: [
        {_key: 'q', _type: 'reference', _ref: 'faq-costs'},
        {_key: 'gone', _type: 'reference', _ref: 'faq-gone', _weak: true},
      ],
    },
    {_key: 'plans', _type: 'plansPart', title: line('Pakketten', 'Plans')},
    {_key: 'features', _type: 'featuresPart', title: line('Wat het doet', 'What it does')},
    {
      _key: 'form',
      _type: 'formPart',
      title: line('Schrijf ons', 'Write to us'),
      form: {_type: 'reference', _ref: 'form-contact'},
    },
    {
      _key: 'figures',
      _type: 'figuresPart',
      title: line('In cijfers', 'In figures'),
      figures: [
        {_key: 'a', _type: 'titledText', title: line('24 uur', '24 hours'), text: text('Tot live', 'Until live')},
        {
          _key: 'b',
          _type: 'titledText',
          title: line('{price:pro:monthly}', '{price:pro:monthly}'),
          text: text('Pro', 'Pro'),
        },
      ],
    },
    {_key: 'proof', _type: 'proofPart', title: line('Wat klanten zeggen', 'What customers say')},
    {
      _key: 'call',
      _type: 'closingPart',
      title: line('Verder', 'Go on'),
      actions: [
        {
          _key: 'c',
          _type: 'action',
          label: line('Naar de tekst', 'To the text'),
          destination: 'page:content-whole#text',
        },
        {_key: 'd', _type: 'action', label: line('Weg', 'Gone'), destination: 'page:content-gone'},
      ],
    },
  ],
  seo: {
    title: line('Alles | {brand}', 'Everything | {brand}'),
    description: text('x'.repeat(80), 'y'.repeat(80)),
    noIndex: false,
  },
}

/** The seed with that page. */
export const withWholePage = (change: object = {}): ContentDocument[] => [
  ...seedDocuments(),
  ASSET,
  {...WHOLE_PAGE, ...change} as ContentDocument,
]

type Values = {items: object[]}

/** The seed with an image wherever its pages can have one. */
export const withPicturesEverywhere = (): ContentDocument[] => [
  ASSET,
  ...seedDocuments().map((document) => {
    const pictured = (field: string) => ({[field]: {...(document[field] as object), picture: PICTURE}})
    if (document._type === 'landingPage')
      return {...document, ...pictured('hero'), ...pictured('claims'), ...pictured('blog')}
    const {items} = (document.values ?? {}) as Values
    return document._type === 'aboutPage'
      ? {
          ...document,
          values: {...(document.values as Values), items: items.map((item) => ({...item, picture: PICTURE}))},
        }
      : document
  }),
]

/** An article has an opening of its own. */
const parts = (WHOLE_PAGE.parts as {_type: string}[]).filter(({_type}) => _type !== 'heroPart')
const {seo} = WHOLE_PAGE

/** An article of the blog; the second is older. */
export const ARTICLES = [
  {
    _id: 'article-new',
    _type: 'article',
    title: line('Nieuwe wind & <meer>', 'New wind'),
    address: addressed('nieuwe-wind', 'new-wind'),
    date: '2026-11-20',
    author: 'De redactie',
    intro: text('Wat er verandert.', 'What changes.'),
    picture: PICTURE,
    parts,
    seo,
  },
  {
    _id: 'article-old',
    _type: 'article',
    title: line('Oude wind', 'Old wind'),
    address: addressed('oude-wind', 'old-wind'),
    date: '2026-01-05',
    intro: text('Wat er was.', 'What was.'),
    parts,
    seo,
  },
] as unknown as ContentDocument[]

/** The seed with a blog. */
export const withBlog = (): ContentDocument[] => [...withWholePage(), ...ARTICLES]
