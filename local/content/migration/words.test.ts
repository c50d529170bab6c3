import {readFileSync} from 'node:fs'
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

test('no text is reworded twice', () => {
  expect(Object.values(WORDS).filter((text) => Object.hasOwn(WORDS, text))).toEqual([])
})
