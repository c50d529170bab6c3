import path from 'node:path'
import {expect} from '@playwright/test'
import {openOrder} from '../../functions/billing/orders/order.fixture.ts'
import {databaseOrders} from '../../functions/billing/orders/store.ts'
import {prepareOrders} from '../../functions/commands/prepare.ts'
import {openDatabase} from '../../functions/database/index.ts'
import {openPostgres} from '../../functions/database/postgres.ts'
import {setting} from '../support/run/setting.ts'
import {blockOf, test} from './operator.ts'

/** The commands of docs/own-host.md; PostgreSQL of this machine stands for that of compose.yaml. */
const GUIDE = 'docs/own-host.md'
const at = (name: string) => Object.assign(new URL(setting('POSTGRES_URL')), {pathname: `/${name}`}).href

async function withDatabase<T>(name: string, work: (database: ReturnType<typeof openPostgres>) => Promise<T>) {
  const database = openPostgres(at(name))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
const read = (name: string) => withDatabase(name, (database) => databaseOrders(database).get(openOrder.id))

test('a machine of one’s own is backed up, and restored beside what broke, by the words of its guide', async ({
  operator: {cloud, folder, shell, writeFile},
}) => {
  await withDatabase('postgres', ({query}) => query('CREATE DATABASE vindkracht'))
  await prepareOrders(at('vindkracht'))
  await openDatabase(at('vindkracht')).close() // a session of this process would be one of the site that is stopped
  await withDatabase('vindkracht', (database) =>
    databaseOrders(database).create(openOrder, {actor: 'shop', reason: 'settle'}),
  )
  const before = await read('vindkracht')
  const folderOfNight = path.join(folder, 'night')
  const {username, hostname, port} = new URL(setting('POSTGRES_URL'))
  const filledIn = {
    '../production.env': writeFile({DATABASE_URL: undefined}),
    '<that of content>': cloud.writer,
    'postgres://vindkracht:<password>@127.0.0.1/vindkracht': at('vindkracht'),
    FOLDER: folderOfNight,
    'docker compose stop site': 'true',
    'docker compose exec database psql --username vindkracht': `psql --host ${hostname} --port ${port} --username ${username}`,
  }
  expect(await shell(blockOf(GUIDE, 'Backups', 'npm run backup', filledIn))).toContain('1 order')
  await withDatabase('vindkracht', ({query}) => query("UPDATE orders SET plan_name = 'broken'"))
  const said = await shell(blockOf(GUIDE, 'Roll back and restore', 'npm run restore', filledIn))
  expect(said).toContain('All of it is as it was saved.')
  expect(await read('vindkracht')).toEqual(before)
  expect((await read('broken'))?.planName).toBe('broken')
  const counts = ['production', 'restored'].map((dataset) =>
    cloud.content.withConfig({dataset}).fetch<number>('count(*)'),
  )
  const [there, restored] = await Promise.all(counts)
  expect(there).toBeGreaterThan(100)
  expect(restored).toBe(there)
  await withDatabase('postgres', async ({query}) => {
    for (const name of ['vindkracht', 'broken']) await query(`DROP DATABASE ${name} WITH (FORCE)`)
  })
})
