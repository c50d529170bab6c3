import {readSchema} from '../../../../local/content/ndjson.ts'
import {seedClient, seedDocuments} from '../../../../tests/support/services/seed.ts'
import {makePages} from './makePages.ts'
import {readContent} from './readContent.ts'

const schema = readSchema()
const ANNOUNCEMENT = {
  _id: 'announcement-summer',
  _type: 'announcement',
  text: {_type: 'localeString', nl: 'Zomeractie bij {brand}', en: 'Summer offer of {brand}'},
  link: {_type: 'action', label: {_type: 'localeString', nl: 'Bekijk', en: 'View'}, destination: '/over-ons'},
  firstDay: '2026-07-01',
  lastDay: '2026-08-31',
}

/** Announcement of each page, as pages are made at a moment. */
async function announcedAt(moment: string) {
  const client = seedClient([...seedDocuments(), ANNOUNCEMENT])
  const {pages} = makePages(await readContent(client, {schema, now: new Date(moment), before: {sold: []}}), schema)
  return new Map(pages.map(({path, context}) => [path, context.site]))
}

test('is on every page in its language, from midnight in Amsterdam on its first day to the end of its last', async () => {
  for (const moment of ['2026-06-30T22:00:01Z', '2026-08-31T21:59:59Z']) {
    const sites = await announcedAt(moment)
    expect([...sites.values()].filter(({announcement}) => !announcement)).toEqual([])
    expect(sites.get('/checkout/pro/')?.announcement).toEqual({
      _id: 'announcement-summer',
      text: 'Zomeractie bij Vindkracht',
      link: {_type: 'action', label: 'Bekijk', destination: '/over-ons/'},
    })
    expect(sites.get('/en/dashboard/')?.announcement).toMatchObject({
      text: 'Summer offer of Vindkracht',
      link: {destination: '/en/over-ons/'},
    })
  }
})

test.each(['2026-06-30T21:59:59Z', '2026-08-31T22:00:01Z'])(
  'is on no page at %s, and takes no bytes of them',
  async (moment) => {
    for (const site of (await announcedAt(moment)).values())
      expect(Object.keys(site).join(' ')).not.toContain('announce')
  },
)
