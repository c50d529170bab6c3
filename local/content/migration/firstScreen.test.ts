import {readFileSync} from 'node:fs'
import {type ServedLake, serveLake} from '../../content-lake/src/api/testLake.fixture.ts'
import {bringUpToDate} from '../backup.ts'
import {contentClient} from '../client.ts'
import {parseLines} from '../ndjson.ts'
import {SEED_FOLDER} from '../seed.ts'
import {replaceAll} from '../transfer.ts'

const BASELINE = 'local/content/migration/fixtures/1.0.0.ndjson'
let lake: ServedLake
let client: ReturnType<typeof contentClient>
beforeEach(async () => {
  lake = await serveLake()
  client = contentClient({LAKE_URL: lake.url})
  await replaceAll(client, parseLines(readFileSync(BASELINE, 'utf8'), BASELINE))
})
afterEach(() => lake.close())

const seeded = (id: string) =>
  parseLines(readFileSync(`${SEED_FOLDER}/${id}.ndjson`, 'utf8'), 'seed').find(({_id}) => _id === id)
const update = () => bringUpToDate(client, async () => '')

test('the opening of the landing page of 1.0.0 reads as it ships, the price with its period', async () => {
  await update()
  expect((await client.getDocument('landingPage'))?.hero).toEqual(seeded('landingPage')?.hero)
  expect(await update()).toBeNull()
})

test('keeps the button and the note of a language of which an editor changed one', async () => {
  await client.patch('landingPage').set({'hero.note.nl': 'Gratis kennismaken.'}).commit()
  await update()
  const {secondaryAction, note} = (await client.getDocument('landingPage'))?.hero ?? {}
  expect([secondaryAction.label.nl, note.nl]).toEqual(['Bekijk onze pakketten', 'Gratis kennismaken.'])
  expect(secondaryAction.label.en).toBe('Plans from {price:basis:monthly} a month')
})

test('the checkout’s own words for the steps go, with its heading kept', async () => {
  await update()
  await client
    .patch('checkoutPage')
    .set({'next.heading.nl': 'En dan?', 'next.pay': {_type: 'titledText'}})
    .commit()
  await update()
  const shipped = (seeded('checkoutPage') as {next?: {heading?: object}})?.next?.heading
  expect((await client.getDocument('checkoutPage'))?.next).toEqual({heading: {...shipped, nl: 'En dan?'}})
})
