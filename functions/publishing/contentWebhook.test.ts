import type {ContentClient} from '../runtime/content.ts'
import {untilSeen} from './contentWebhook.ts'

const BEFORE = '2026-03-01T12:00:00Z'
const AT = '2026-03-01T12:00:01Z'

/** A CMS whose queries see these revisions, one after the other. */
function seeing(...revisions: (string | null)[]) {
  let reads = 0
  const fetch = async () => revisions[Math.min(reads++, revisions.length - 1)]
  return {client: {fetch} as unknown as ContentClient, reads: () => reads}
}

test.each([
  ['a change waits until queries see it', [BEFORE, BEFORE, AT], {operation: 'update'}, 3],
  ['a new document waits until it is there', [null, AT], {operation: 'create'}, 2],
  ['a deletion waits until it is gone', [BEFORE, null], {operation: 'delete'}, 2],
  ['a newer change than the one that was told of is enough', ['2026-03-01T12:00:09Z'], {operation: 'update'}, 1],
] as const)('%s', async (_, revisions, {operation}, times) => {
  const {client, reads} = seeing(...revisions)
  await untilSeen(client, {_id: 'faq-costs', _updatedAt: AT, operation})
  expect(reads()).toBe(times)
})
