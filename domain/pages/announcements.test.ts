import {announcementOn} from './announcements.ts'

const SUMMER = {id: 'summer', firstDay: '2026-07-01', lastDay: '2026-08-31'}
const OUTAGE = {id: 'outage', firstDay: '2026-07-10', lastDay: '2026-07-11'}

test.each([
  ['2026-06-30', undefined],
  ['2026-07-01', 'summer'],
  ['2026-07-10', 'outage'],
  ['2026-07-11', 'outage'],
  ['2026-07-12', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', undefined],
])('on %s shows %s', (day, id) => {
  for (const all of [
    [SUMMER, OUTAGE],
    [OUTAGE, SUMMER],
  ])
    expect(announcementOn(all, day)?.id).toBe(id)
})
