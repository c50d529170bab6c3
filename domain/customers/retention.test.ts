import {seedDocuments} from '../../tests/support/services/seed.ts'
import {placeholdersIn} from '../texts/placeholders.ts'
import {RETENTION} from './retention.ts'

test('the privacy statement says every rule by its placeholder, and no number of days by itself', () => {
  const privacy = JSON.stringify(seedDocuments().find(({_id}) => _id === 'content-privacy')?.parts)
  const names = Object.keys(RETENTION).map((name) => `kept${name[0]?.toUpperCase()}${name.slice(1)}`)
  expect([...new Set(placeholdersIn(privacy))]).toEqual(expect.arrayContaining(names))
  expect(privacy).not.toMatch(/\d+ (dagen|days|uur|hours|jaar|years|minuten|minutes)/)
})
