import {EVENTS} from '../../web/src/develop/state.ts'
import {developAnswer} from './routes.ts'

const NOWHERE = '/nowhere/of/develop'
/** A publication that counts no page, as those of pages that the browser draws. */
const releaseOf = (html: string, startedAt: string) => ({
  pages: {'/': {html, data: 'd', words: 'the same shell'}},
  publishes: [{startedAt, seconds: 1, changed: [], removed: []}],
})

test('tells open pages of a publication whose pages differ, and of no other', async () => {
  const publishing = {served: {release: releaseOf('a', '2026-01-01T10:00:00Z')}, status: {problems: []}}
  async function madeAt(): Promise<number> {
    const request = new Request(`http://localhost${EVENTS}`)
    const stream = (await developAnswer(request, publishing as never, NOWHERE))?.body?.getReader()
    const {value} = (await stream?.read()) ?? {}
    await stream?.cancel()
    return JSON.parse(
      Buffer.from(value ?? [])
        .toString()
        .replace('data: ', ''),
    ).pages
  }
  const first = await madeAt()
  publishing.served = {release: releaseOf('a', '2026-01-01T11:00:00Z')}
  expect(await madeAt()).toBe(first)
  publishing.served = {release: releaseOf('b', '2026-01-01T12:00:00Z')}
  expect(await madeAt()).toBe(Date.parse('2026-01-01T12:00:01Z'))
})
