import {seedDocuments} from '../../../tests/support/services/seed.ts'
import schema from '../../content/content.schema.json' with {type: 'json'}
import type {ContentSchema} from '../../content/shape.ts'
import {besidePages} from './besidePages.ts'
import {datasetsAround} from './datasetChange.ts'

test.each([
  ['the day it is published, when it began before', '2026-11-01', '2026-12-31', '2026-11-27'],
  ['its own first day, when that is later', '2026-12-01', '2026-12-31', '2026-12-01'],
  ['its own first day, when it is over', '2026-11-01', '2026-11-26', '2026-11-01'],
])('an announcement is shown from %s', (_, firstDay, lastDay, from) => {
  const text = {_type: 'localeString', nl: 'Actie', en: 'Offer'}
  const announcement = {_id: 'announcement-test', _type: 'announcement', text, firstDay, lastDay}
  const moment = {now: '2026-11-27T09:00:00.000Z', today: '2026-11-27'}
  const {before, after} = datasetsAround(
    seedDocuments(),
    {publish: announcement},
    moment,
    schema as unknown as ContentSchema,
  )
  expect(besidePages(before, after).announcements).toMatchObject([{firstDay: from, lastDay}])
})
