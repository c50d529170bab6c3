import {readFileSync} from 'node:fs'
import migration from '../../../studio/migrations/one-promise/index.ts'
import {REWORDED} from '../../../studio/migrations/one-promise/words.ts'
import {type ServedLake, serveLake} from '../../content-lake/src/api/testLake.fixture.ts'
import {bringUpToDate} from '../backup.ts'
import {contentClient} from '../client.ts'
import {parseLines} from '../ndjson.ts'
import {SEED_FOLDER} from '../seed.ts'
import {replaceAll} from '../transfer.ts'

const BASELINE = 'local/content/migration/fixtures/1.0.0.ndjson'
let lake: ServedLake
beforeEach(async () => {
  lake = await serveLake()
})
afterEach(() => lake.close())

const seeded = (type: string, id: string) =>
  parseLines(readFileSync(`${SEED_FOLDER}/${type}.ndjson`, 'utf8'), 'seed').find(({_id}) => _id === id)

test('gives every text of 1.0.0 the one promise, and keeps what an editor wrote', async () => {
  const client = contentClient({LAKE_URL: lake.url})
  await replaceAll(client, parseLines(readFileSync(BASELINE, 'utf8'), BASELINE))
  await client.patch('faq-time-needed').set({'answer.en[0].children[0].text': 'Within 24 hours it is live.'}).commit()
  await client.patch('plan-pro').set({'tagline.nl': 'Mijn regel'}).commit()
  await bringUpToDate(client, async () => '')
  const landing = await client.getDocument('landingPage')
  expect(landing?.claims.items).toEqual(
    (seeded('landingPage', 'landingPage') as {claims?: {items?: unknown}}).claims?.items,
  )
  const [pro, basis] = [await client.getDocument('plan-pro'), await client.getDocument('plan-basis')]
  expect(pro?.tagline).toMatchObject({nl: 'Mijn regel', en: 'Basic, plus your 10 main competitors in view'})
  expect([pro?.features, basis?.details.items]).toEqual([
    seeded('plan', 'plan-pro')?.features,
    (seeded('plan', 'plan-basis') as {details?: {items?: unknown}}).details?.items,
  ])
  const faq = JSON.stringify(await client.getDocument('faq-time-needed'))
  expect(faq).toContain('Binnen 24 uur nadat je alles hebt ingevuld')
  expect(faq).toContain('Within 24 hours it is live.')
  const everything = JSON.stringify(await client.fetch('*[_type in $types]', {types: migration.documentTypes}))
  expect(Object.keys(REWORDED).filter((old) => everything.includes(`"${old}"`))).toEqual([])
})

test('leaves claims alone when one of them is an editor’s', async () => {
  const client = contentClient({LAKE_URL: lake.url})
  await replaceAll(client, parseLines(readFileSync(BASELINE, 'utf8'), BASELINE))
  await client.patch('landingPage').set({'claims.items[0].title.nl': 'Vandaag nog'}).commit()
  await bringUpToDate(client, async () => '')
  expect((await client.getDocument('landingPage'))?.claims.items).toHaveLength(4)
})
