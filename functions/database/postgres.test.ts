import type {AddressInfo} from 'node:net'
import {createServer} from 'node:net'
import {openPostgres} from './postgres.ts'

const POSTGRES = process.env.POSTGRES_URL
const onPostgres = POSTGRES ? test : test.skip

onPostgres('serves a burst of calls in turn, when it takes longer than a connection may take to open', async () => {
  const database = openPostgres(POSTGRES ?? '', {connect: 300, turn: 60_000})
  const answers = await Promise.all(Array.from({length: 30}, () => database.query('SELECT pg_sleep(0.15)')))
  expect(answers).toHaveLength(30)
  await database.close()
})

test('gives up a server that does not answer', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const {port} = silent.address() as AddressInfo
  const database = openPostgres(`postgres://shop@127.0.0.1:${port}/shop`, {connect: 50, turn: 60_000})
  await expect(database.query('SELECT 1')).rejects.toThrow()
  await database.close()
  silent.close()
})
