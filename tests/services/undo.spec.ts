import {readPublications} from '../../studio/views/together/publications.ts'
import {publishTogether, readWhole} from '../../studio/views/together/publishTogether.ts'
import {readUndo} from '../../studio/views/together/undo.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'
import {until} from '../support/run/until.ts'
import {ship} from '../support/services/shipped.ts'

// The time from the transaction of the Studio's *Undo* until visitors have the earlier page.

const FAQ = 'faq-costs'
const REDIRECT = 'redirect-undo-test'
const WORDS = 'What does an undone campaign cost?'
const TIMES = 5
/** An undo is one transaction more, so as quick as a publish. A machine under load slows both, measured in turns. */
const SLOWEST = 4

test.beforeAll(({testServer}) => ship(testServer))
test.afterAll(({testServer}) => ship(testServer))

test('an undone publish is off the site as quickly as a publish comes onto it', async ({testServer}) => {
  const seconds = {publish: [] as number[], undo: [] as number[]}
  await draft(testServer)
  for (let time = 0; time < TIMES; time++) {
    const drafts = await readWhole(testServer.client, [`drafts.${FAQ}`, `drafts.${REDIRECT}`])
    seconds.publish.push(
      await untilServed(testServer, {changed: true}, () => publishTogether(testServer.client, drafts)),
    )
    const [publication] = await readPublications(testServer.client)
    if (!publication) throw new Error('Nothing was published')
    const {apply} = await readUndo(testServer.client, publication)
    seconds.undo.push(await untilServed(testServer, {changed: false}, apply))
    await draft(testServer)
  }
  const [publish, undo] = [median(seconds.publish), median(seconds.undo)]
  const all = seconds.undo.map((each) => each.toFixed(2)).join(', ')
  console.log(`publish → page: ${publish.toFixed(2)} s; undo → page: ${undo.toFixed(2)} s (${all})`)
  expect(undo).toBeLessThan(publish * SLOWEST)
})

/** Seconds from the start of a change until the page and the redirect are as it makes them. */
async function untilServed({site}: TestServer, {changed}: {changed: boolean}, change: () => Promise<unknown>) {
  const started = performance.now()
  await change()
  await until(
    async () => {
      const [page, redirect] = await Promise.all([
        fetch(`${site}/en/`).then((answer) => answer.text()),
        fetch(`${site}/ongedaan`, {redirect: 'manual'}),
      ])
      return page.includes(WORDS) === changed && (redirect.status === 301) === changed
    },
    {otherwise: () => `The site does not ${changed ? 'show' : 'take back'} what was published`},
  )
  return (performance.now() - started) / 1000
}

async function draft({client}: TestServer) {
  const {_rev, _updatedAt, ...question} = (await client.getDocument(FAQ)) ?? {_type: ''}
  await client
    .transaction()
    .createOrReplace({...question, _id: `drafts.${FAQ}`, question: {_type: 'localeString', nl: WORDS, en: WORDS}})
    .createOrReplace({
      ...{_id: `drafts.${REDIRECT}`, _type: 'redirect', from: '/ongedaan', destination: '/#pricing'},
      permanent: true,
    })
    .commit()
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
