import {readdirSync} from 'node:fs'
import path from 'node:path'

type Endpoint = {default: (request: Request) => Promise<Response>; config?: {path?: string[]; method?: string[]}}
const FOLDER = path.resolve(import.meta.dirname, '../endpoints')
const names = readdirSync(FOLDER).map((file) => file.replace('.ts', ''))

const {log} = console
beforeAll(() => {
  console.log = () => {} // the functions' log lines
})
afterAll(() => {
  console.log = log
})

test.each(names)('%s refuses another method, and says which there are', async (name) => {
  const {default: answer, config} = (await import(`../endpoints/${name}.ts`)) as Endpoint
  if (!config?.path) return // nobody calls it
  // Netlify would answer others by itself, as if nothing were there.
  expect(config.method).toBeUndefined()
  const {status, headers} = await answer(new Request(`http://localhost${config.path[0]}`, {method: 'PATCH'}))
  expect([status, headers.get('allow')]).toEqual([405, expect.stringMatching(/^(GET, )?(GET|POST)$/)])
})
