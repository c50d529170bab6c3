import {TestShop} from '../../tests/support/shop/testShop.ts'
import deadLinks from '../endpoints/dead-links.ts'
import {saveLinkState} from './linkStates.ts'

const STUDIO = 'https://studio.example'
const environment = process.env
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
  process.env = {...environment, ...(await shop.openEnvironment()), STUDIO_URL: STUDIO}
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})
const ask = (origin: string) => deadLinks(new Request('http://localhost/api/dead-links', {headers: {origin}}))

test('tells the Studio which links are dead, and nobody else', async () => {
  const state = {url: 'https://gone.example/', checkedOn: '2026-03-02', problem: 'gone', since: '2026-03-01'} as const
  await saveLinkState(shop.services.database, state)
  await saveLinkState(shop.services.database, {...state, url: 'https://today.example/', since: '2026-03-02'})
  const answer = await ask(STUDIO)
  expect(answer.headers.get('access-control-allow-origin')).toBe(STUDIO)
  expect(await answer.json()).toEqual([{url: 'https://gone.example/', problem: 'gone', since: '2026-03-01'}])
  expect((await ask('https://evil.example')).status).toBe(403)
})
