import {schemaTypes} from './index.ts'

type Type = {
  name: string
  fields?: {
    name: string
    hidden?: (context: {path: string[]}) => boolean
    of?: {type: string}[]
    validation?: (rule: object) => unknown
  }[]
  preview?: {select: object; prepare: (selection: object) => {title?: string; subtitle?: string}}
}
const typeOf = (name: string) => schemaTypes.find((type) => type.name === name) as Type
const partsOf = (name: string) => typeOf(name).fields?.find((field) => field.name === 'parts')

test('every part of a page can be hidden, and lists say so', () => {
  const parts = partsOf('contentPage')?.of?.map(({type}) => typeOf(type)) ?? []
  expect(parts.length).toBeGreaterThan(9)
  for (const {name, fields, preview} of parts) {
    expect([name, fields?.at(-1)?.name]).toEqual([name, 'hidden'])
    expect([name, preview?.select]).toEqual([name, expect.objectContaining({isHidden: 'hidden'})])
    expect([name, preview?.prepare({title: 'Kop', isHidden: true}).subtitle]).toEqual([name, 'Hidden'])
    expect([name, preview?.prepare({title: 'Kop'}).subtitle]).not.toEqual([name, 'Hidden'])
    expect([name, preview?.prepare({}).title]).toEqual([name, expect.stringMatching(/./)])
  }
})

test('an image has the switch as a part of a page alone', () => {
  const hidden = typeOf('picture').fields?.at(-1)?.hidden
  expect([hidden?.({path: ['parts']}), hidden?.({path: ['hero', 'picture']})]).toEqual([false, true])
})

test('an article has no hero: it has an opening of its own', () => {
  expect(partsOf('article')?.of).toEqual(partsOf('contentPage')?.of?.filter(({type}) => type !== 'heroPart'))
})

/** Outcome of the list's own rule, for parts of these types; `-` hides one. */
function outcomeOf(...types: string[]) {
  let check: (value: object[]) => unknown = () => undefined
  const rule: object = new Proxy(
    {},
    {
      get: (_, name) => (given: typeof check) => {
        if (name === 'custom') check = given
        return rule
      },
    },
  )
  partsOf('contentPage')?.validation?.(rule)
  return check(
    types.map((type, index) => ({_key: `${index}`, _type: type.replace('-', ''), hidden: type.startsWith('-')})),
  )
}

test('a hero is the first part that is shown, and there is one', () => {
  expect(outcomeOf('heroPart', 'textPart')).toBe(true)
  expect(outcomeOf('-textPart', 'heroPart', 'textPart', '-heroPart')).toBe(true)
  expect(outcomeOf('textPart', 'heroPart')).toMatchObject({paths: [[{_key: '1'}]]})
  expect(outcomeOf('heroPart', 'heroPart')).toMatchObject({paths: [[{_key: '1'}]]})
})
