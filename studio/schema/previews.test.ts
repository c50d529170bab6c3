import {createClient} from '@sanity/client'
import {readPublished} from '../published/published.ts'
import {filledPreparation} from './previews.ts'

const select = {title: 'question.nl', subtitle: 'question.en'}
const settings = {
  brandName: 'Vindkracht',
  company: {legalName: '', street: '', postalCode: '', city: '', kvk: '', vatNumber: ''},
  phone: {display: '', international: ''},
  emails: {info: '', support: '', privacy: ''},
  vatRate: 21,
}

beforeAll(async () => {
  const client = createClient({projectId: 'local', dataset: 'test', apiVersion: '1', useCdn: false})
  client.withConfig = () => client
  client.fetch = async () => ({settings, prices: [], plans: [], ownPages: [], formPages: []}) as never
  await readPublished(client)
})

test('a list of documents shows what its placeholders stand for', () => {
  expect(filledPreparation({select})({title: 'Wat is {brand}?', subtitle: undefined})).toEqual({
    title: 'Wat is Vindkracht?',
    subtitle: undefined,
  })
})

test('a type that prepares its preview itself keeps doing so', () => {
  const prepare = ({title}: Record<string, unknown>) => ({title: `${title}!`, subtitle: '{brand}'})
  expect(filledPreparation({select, prepare})({title: '{brand}'})).toEqual({
    title: 'Vindkracht!',
    subtitle: 'Vindkracht',
  })
})
