import {schemaTypes} from './index.ts'
import {TABS} from './tabs.ts'

type Group = {name: string; title: string; default?: boolean}
type Field = {name: string; group?: string; fields?: Field[]; groups?: Group[]}
const typeOf = (place: string): Field => {
  const [type, part] = place.split('.')
  const found = (schemaTypes as unknown as Field[]).find(({name}) => name === type)
  const inside = part ? found?.fields?.find(({name}) => name === part) : found
  if (!inside) throw new Error(`The schema has no ${place}`)
  return inside
}

test.each(Object.keys(TABS))('the tabs of %s name fields that there are, each once', (place) => {
  const fields = (typeOf(place).fields ?? []).map(({name}) => name)
  const named = (TABS[place] ?? []).flatMap((tab) => tab.fields)
  expect(named.filter((name) => !fields.includes(name))).toEqual([])
  expect(named).toEqual([...new Set(named)])
})

test.each(Object.keys(TABS))('every field of %s stands in one tab, and the first is open', (place) => {
  const {fields = [], groups = []} = typeOf(place)
  expect(fields.filter(({group}) => !groups.some(({name}) => name === group)).map(({name}) => name)).toEqual([])
  expect(groups.map((group) => group.default)).toEqual(groups.map((_, index) => index === 0))
})

test('a part keeps its tab, and the tabs of the table come first', () => {
  const {groups = []} = typeOf('siteSettings')
  expect(groups.slice(0, 4).map(({name}) => name)).toEqual(['general', 'selling', 'logo', 'company'])
  expect(typeOf('landingPage').groups?.map(({name}) => name)).toContain('pricing')
  expect(typeOf('loginPage').groups?.map(({name}) => name)).toEqual(['login', 'logout'])
})

test('a short document has no tabs', () => {
  expect(typeOf('faq').groups).toBeUndefined()
})
