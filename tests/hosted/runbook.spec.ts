import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, rmSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {expect} from '@playwright/test'
import {openOrder} from '../../functions/billing/orders/order.fixture.ts'
import {databaseOrders} from '../../functions/billing/orders/store.ts'
import {MIGRATIONS_FOLDER, migrationsIn} from '../../functions/database/migrationFiles.ts'
import {openPostgres} from '../../functions/database/postgres.ts'
import {bareDatabase, openTestDatabase} from '../support/shop/database.ts'
import {findNetlifyCli} from './netlifyCli.ts'
import {blockOf, read, test} from './operator.ts'

/** The commands of docs/runbook.md and of the workflows. */
const RUNBOOK = 'docs/runbook.md'

/** Command of a workflow's step, with its environment by the names of variables and secrets. */
function stepOf(file: string, name: string, given: Record<string, string>) {
  const step =
    read(`.github/workflows/${file}`)
      .split(`- name: ${name}\n`)[1]
      ?.split(/\n {6}\S/)[0] ?? ''
  const [, line, block = ''] = /^ {8}run: (?:\|\n([\s\S]*?)(?=^ {8}\S|$(?![\s\S]))|(.*)$)/m.exec(step) ?? []
  const environment = [...step.matchAll(/^ {10}(\w+): \$\{\{ (?:vars|secrets)\.(\w+) \}\}$/gm)].map(
    ([, variable = '', from = '']) => [variable, given[from] ?? ''],
  )
  return {run: line ?? block, environment: Object.fromEntries(environment) as Record<string, string>}
}

test('the runbook restores the nightly workflow’s encrypted backup into an empty dataset and database', async ({
  operator: {cloud, folder, shell, writeFile},
}) => {
  test.skip(spawnSync('gpg', ['--version']).status !== 0, 'gpg, which the workflow has at GitHub, is not here')
  const {database} = cloud.databases.production
  await databaseOrders(database).create(openOrder, {actor: 'shop', reason: 'settle'})
  const keys = {GNUPGHOME: path.join(folder, 'keys')}
  mkdirSync(keys.GNUPGHOME, {mode: 0o700})
  await shell("gpg --batch --passphrase '' --quick-generate-key backups", keys)
  const BACKUP_PUBLIC_KEY = await shell('gpg --armor --export backups 2>/dev/null', keys)

  const given: Record<string, string> = {...cloud.variables('production'), BACKUP_PUBLIC_KEY}
  for (const name of ['Save', 'Encrypt']) {
    const step = stepOf('backup.yml', name, given)
    await shell(step.run, {...step.environment, RUNNER_TEMP: folder})
  }
  rmSync(path.join(folder, 'saved'), {recursive: true})
  await shell(`cd ${folder} && gpg --batch --decrypt saved.tar.gpg 2>/dev/null | tar -x`, keys)
  await shell('gpgconf --kill all', keys) // its agent would outlive the test

  const restored = await openTestDatabase('PostgreSQL')
  const commands = blockOf(RUNBOOK, 'Restore', 'npm run restore', {
    '../production.env': writeFile(),
    '<that of content>': cloud.writer,
    '<of the new one>': restored.url,
    FOLDER: path.join(folder, 'saved'),
  })
  expect(await shell(commands)).toContain('All of it is as it was saved.')
  expect(await databaseOrders(restored.database).get(openOrder.id)).toEqual(
    await databaseOrders(database).get(openOrder.id),
  )
  const counts = ['production', 'restored'].map((dataset) =>
    cloud.content.withConfig({dataset}).fetch<number>('count(*)'),
  )
  const [before, after] = await Promise.all(counts)
  expect(before).toBeGreaterThan(100)
  expect(after).toBe(before)
  await expect(shell(commands)).rejects.toThrow('not empty, nothing was restored')
  await restored.close()
})

test('all of the content goes back to the backup that a command wrote before it changed anything, by the words of the runbook', async ({
  operator: {cloud, shell},
}) => {
  const read = () => cloud.content.fetch<string>('*[_id == "faq-costs"][0].question.nl')
  await cloud.content.patch('faq-costs').set({'question.nl': 'Van vóór de fout?'}).commit()
  const settings = {...cloud.variables('production'), SANITY_TOKEN: cloud.writer}
  const said = await shell('npm run content -- reset --replace --dataset production', settings)
  expect(await read()).not.toBe('Van vóór de fout?')
  const [backup = ''] = /\S+\.tar\.gz/.exec(said) ?? []
  const command = blockOf(RUNBOOK, 'Roll back', 'import', {
    '<that of content>': cloud.writer,
    '<backup>.tar.gz': backup,
  })
  // Nobody is there to type the name.
  await shell(`${command.trim()} --dataset production`, settings)
  expect(await read()).toBe('Van vóór de fout?')
})

/** Netlify's own emulation of its database, which comes with its command line. */
type NetlifyDatabase = {
  start: () => Promise<string>
  applyMigrations: (folder: string, until?: string) => Promise<string[]>
  stop: () => Promise<void>
}
const EMULATION = path.resolve(findNetlifyCli() ?? '/', '../../@netlify/database-dev/dist/main.js')

test('orders go back in Netlify’s own database from a backup of an older release, and leave it, by the words of the runbook', async ({
  operator: {cloud, folder, shell, writeFile},
}) => {
  test.skip(!existsSync(EMULATION), 'netlify-cli is not here: docs/go-live.md says how it comes')
  const {NetlifyDB} = (await import(pathToFileURL(EMULATION).href)) as {
    NetlifyDB: new (options: {directory: string; logger: () => void}) => NetlifyDatabase
  }
  const netlifys = new NetlifyDB({directory: path.join(folder, 'netlify-database'), logger: () => {}})
  const address = await netlifys.start()
  const file = writeFile({DATABASE_URL: undefined, NETLIFY_DB_URL: address})
  const saved = path.join(folder, 'of-older')
  const filledIn = {'../production.env': file, '<that of content>': cloud.writer, FOLDER: saved}
  const own = (words: string, more = {}) =>
    blockOf(RUNBOOK, "Orders in Netlify's own database", words, {...filledIn, ...more})
  const ids = async (at: string) => {
    const database = openPostgres(at)
    const found = await database.query('SELECT id FROM orders ORDER BY id')
    await database.close()
    return found.map(({id}) => id)
  }
  const buy = async (id: string, paymentId: string) => {
    const database = openPostgres(address)
    await databaseOrders(database).create(
      {...openOrder, id, paymentId, payments: []},
      {actor: 'shop', reason: 'settle'},
    )
    await database.close()
  }

  await netlifys.applyMigrations(MIGRATIONS_FOLDER, (await migrationsIn()).at(-2))
  await buy('VK-0123456789AB', 'tr_1')
  await shell(`set -a; . ${file}; set +a\nSANITY_TOKEN=${cloud.writer} npm run backup -- ${saved}`)
  expect(await netlifys.applyMigrations(MIGRATIONS_FOLDER)).toHaveLength(1)
  await buy('VK-0123456789AC', 'tr_2')
  const command = own('--replace').trim()
  await expect(shell(command)).rejects.toThrow('Say --database postgres')
  expect(await shell(`${command} --database postgres`)).toContain('All of it is as it was saved.')
  expect(await ids(address)).toEqual(['VK-0123456789AB'])
  expect(await netlifys.applyMigrations(MIGRATIONS_FOLDER)).toEqual([]) // the next deploy

  const another = await bareDatabase()
  expect(await shell(own('unset', {'<of the new one>': another.url}))).toContain('All of it is as it was saved.')
  expect(await ids(another.url)).toEqual(['VK-0123456789AB'])
  await another.close()
  await netlifys.stop()
})
