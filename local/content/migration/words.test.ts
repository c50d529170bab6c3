import {readFileSync} from 'node:fs'
import {REWORDED as SCREENS} from '../../../studio/migrations/screens-read-better/index.ts'
import {REWORDED_TOO} from '../../../studio/migrations/words-read-better/moreWords.ts'
import {REWORDED} from '../../../studio/migrations/words-read-better/words.ts'
import {serveLake} from '../../content-lake/src/api/testLake.fixture.ts'
import {bringUpToDate} from '../backup.ts'
import {contentClient} from '../client.ts'
import {parseLines} from '../ndjson.ts'
import {SEED_FOLDER} from '../seed.ts'
import {replaceAll} from '../transfer.ts'

const BASELINE = 'local/content/migration/fixtures/1.0.0.ndjson'
const WORDS = {...REWORDED, ...REWORDED_TOO}

test('rewords what still reads as shipped, and keeps what an editor wrote', async () => {
  const lake = await serveLake()
  const client = contentClient({LAKE_URL: lake.url})
  await replaceAll(client, parseLines(readFileSync(BASELINE, 'utf8'), BASELINE))
  await client.patch('siteSettings').set({'tagline.nl': 'Mijn regel'}).commit()
  await bringUpToDate(client, async () => '')
  expect((await client.getDocument('siteSettings'))?.tagline).toMatchObject({
    nl: 'Mijn regel',
    en: 'Search visibility that grows on its own',
  })
  const seeded = parseLines(readFileSync(`${SEED_FOLDER}/mailMessage.ndjson`, 'utf8'), 'seed')
  const mails = await client.fetch('*[_type == "mailMessage"]{_id, subject, heading}')
  for (const {_id, subject, heading} of mails)
    expect([_id, subject, heading]).toEqual([
      _id,
      seeded.find((mail) => mail._id === _id)?.subject,
      seeded.find((mail) => mail._id === _id)?.heading,
    ])
  expect(await bringUpToDate(client, async () => '')).toBeNull()
  await lake.close()
})

test('rewords the screens of 1.0.0, and keeps what an editor wrote on them', async () => {
  const lake = await serveLake()
  const client = contentClient({LAKE_URL: lake.url})
  await replaceAll(client, parseLines(readFileSync(BASELINE, 'utf8'), BASELINE))
  await client.patch('paymentPages').set({'waiting.body.en': 'Please wait.'}).commit()
  await bringUpToDate(client, async () => '')
  const texts = JSON.stringify(await client.fetch('*[]'))
  expect(Object.keys(SCREENS).filter((text) => texts.includes(JSON.stringify(text)))).toEqual([])
  expect((await client.getDocument('paymentPages'))?.waiting.body.en).toBe('Please wait.')
  expect(await bringUpToDate(client, async () => '')).toBeNull()
  await lake.close()
})

test.each([WORDS, SCREENS])('no text is reworded twice', (words) => {
  expect(Object.values(words).filter((text) => Object.hasOwn(words, text))).toEqual([])
})
