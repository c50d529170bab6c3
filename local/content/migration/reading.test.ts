import {readFileSync} from 'node:fs'
import type {SanityClient} from '@sanity/client'
import {type ServedLake, serveLake} from '../../content-lake/src/api/testLake.fixture.ts'
import {bringUpToDate} from '../backup.ts'
import {contentClient} from '../client.ts'
import {parseLines} from '../ndjson.ts'
import {SEED_FOLDER} from '../seed.ts'
import {replaceAll} from '../transfer.ts'

const BASELINE = 'local/content/migration/fixtures/1.0.0.ndjson'
let lake: ServedLake
let client: SanityClient

beforeEach(async () => {
  lake = await serveLake()
  client = contentClient({LAKE_URL: lake.url})
  await replaceAll(client, parseLines(readFileSync(BASELINE, 'utf8'), BASELINE))
})
afterEach(() => lake.close())

const read = (id: string) => client.getDocument(id)
const update = () => bringUpToDate(client, () => Promise.resolve(''))
const seeded = (type: string, id: string) =>
  parseLines(readFileSync(`${SEED_FOLDER}/${type}.ndjson`, 'utf8'), 'seed').find(({_id}) => _id === id)
const keysOf = (items: {_key: string}[] = []) => items.map(({_key}) => _key)

test('brings the accessibility statement as it ships, with links to it and to the blog', async () => {
  await update()
  expect(await read('content-accessibility')).toMatchObject(seeded('contentPage', 'content-accessibility') ?? {})
  const navigation = await read('navigation')
  expect(keysOf(navigation?.header.links).at(-1)).toBe('blog')
  expect(keysOf(navigation?.footer.columns[0].links).at(-1)).toBe('accessibility')
})

test('shows specimens for the values that are still there, and has a place for people', async () => {
  await client.patch('aboutPage').unset(['values.items[_key=="k000bn"]']).commit()
  await update()
  const about = await read('aboutPage')
  expect(about?.values.items.map(({specimen}: {specimen: {_ref: string}}) => specimen._ref)).toEqual([
    'feature-automatically-optimised',
    'feature-follow-competitor',
  ])
  expect(about?.people).toEqual(seeded('aboutPage', 'aboutPage')?.people)
})

test('brings nothing back that an editor removed afterwards', async () => {
  await update()
  await client.patch('navigation').set({'footer.columns': [], 'header.links': []}).commit()
  await client.delete('content-accessibility')
  expect(await update()).toBeNull()
})

test('leads to the demo from the menu that ships, and leaves one that an editor changed', async () => {
  await update()
  expect((await read('navigation'))?.header).toEqual(seeded('navigation', 'navigation')?.header)
  await client.patch('navigation').unset(['header.links[_key=="demo"]']).commit()
  expect(await update()).toBeNull()
})

test('adds no link to the demo to a menu of an editor', async () => {
  await client.patch('navigation').unset(['header.links[_key=="pricing"]']).commit()
  await update()
  expect(keysOf((await read('navigation'))?.header.links)).toEqual(['features', 'questions', 'blog'])
})

test('brings the figures of our own as they ship, and not again after an editor changed them', async () => {
  await update()
  expect((await read('landingPage'))?.measured).toEqual(seeded('landingPage', 'landingPage')?.measured)
  await client.patch('landingPage').unset(['measured.items[_key=="weight"]']).commit()
  expect(await update()).toBeNull()
})
