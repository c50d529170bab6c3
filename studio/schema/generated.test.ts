import {SINGLETONS} from '../../domain/content-rules/documentRules.ts'
import {extractOwnTypes, readContentSchema, withPluginTypes} from '../typegen/contentSchema.ts'
import {singletons} from './types.ts'

test('content.schema.json is what the schema gives; npm run typegen writes it', async () => {
  const committed = readContentSchema()
  expect(withPluginTypes(await extractOwnTypes(), committed)).toEqual(committed)
})

test('a type that is new comes beside the plugins’ types, which keep their place', () => {
  const named = (...names: string[]) => names.map((name) => ({name}))
  const before = named('faq', 'media.tag', 'media.folder', 'slug')
  expect(withPluginTypes(named('faq', 'tip', 'slug'), before)).toEqual(
    named('faq', 'tip', 'media.tag', 'media.folder', 'slug'),
  )
  expect(withPluginTypes(named('faq'), before)).toEqual(named('faq', 'media.tag', 'media.folder'))
  expect(withPluginTypes(named('faq', 'tip'), named('faq'))).toEqual(named('faq', 'tip'))
})

test('the rules over the dataset know which documents there is one of', () => {
  expect([...SINGLETONS].sort()).toEqual(singletons.map(({name}) => name).sort())
})
