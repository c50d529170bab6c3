import {readFolder} from '../../local/content/ndjson.ts'
import {SEED_FOLDER} from '../../local/content/seed.ts'
import {stillSamples} from './shipped.ts'

const seed = readFolder(SEED_FOLDER)

test('names sample content: the company, its mail addresses, example links', () => {
  expect(stillSamples(seed)).toEqual([
    "siteSettings, field company: the company's details are still those that ship as a sample",
    ...['info', 'support', 'privacy'].map((name) => `siteSettings, field emails.${name}: is still an example address`),
    expect.stringContaining('field links.introCall: leads to https://example.com/'),
    expect.stringContaining('field links.reviews: leads to https://example.com/'),
  ])
})

test('a business that gave its own passes, samples in its explanations included', () => {
  const own = seed.map((document) =>
    document._type === 'siteSettings'
      ? {
          ...document,
          company: {
            ...(document.company as object),
            kvk: '12345678',
            vatNumber: 'NL123456789B01',
            sampleNotice: undefined,
          },
          emails: {info: 'info@windmolen.nl', support: 'hulp@windmolen.nl', privacy: 'privacy@windmolen.nl'},
          links: {introCall: 'https://windmolen.nl/afspraak', reviews: 'https://reviews.nl/windmolen'},
        }
      : document,
  )
  expect(stillSamples(own)).toEqual([])
})
