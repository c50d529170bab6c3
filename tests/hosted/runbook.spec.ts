import {execFile, spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'
import {test as base, expect} from '@playwright/test'
import {openOrder} from '../../functions/billing/orders/order.fixture.ts'
import {databaseOrders} from '../../functions/billing/orders/store.ts'
import {ROOT} from '../../local/settings/environment.ts'
import {BUILD_LIMIT_MS} from '../support/limits.ts'
import {openTestDatabase} from '../support/shop/database.ts'
import {Cloud} from './cloud.ts'

/** The commands of docs/runbook.md and of the workflows, as they stand there, against a hosted set-up of this machine. */
const run = promisify(execFile)
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

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

/** A block of commands of the runbook, under a heading, that has some words; what is the reader's to fill in is filled in. */
function blockOf(heading: string, words: string, filledIn: Record<string, string>): string {
  const section = read('docs/runbook.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const block = [...section.matchAll(/```\n([\s\S]*?)```/g)].find(([, each]) => each?.includes(words))?.[1]
  if (!block) throw new Error(`The runbook has no such commands: ${heading}, ${words}`)
  return Object.entries(filledIn).reduce((text, [word, by]) => text.replaceAll(word, by), block)
}

type Operator = {
  cloud: Cloud
  folder: string
  /** Runs lines in a shell that has nothing but what its first lines take. What was said. */
  shell: (lines: string, environment?: Record<string, string>) => Promise<string>
}

const test = base.extend<object, {operator: Operator}>({
  operator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-runbook-'))
      const cloud = new Cloud(path.join(folder, 'cloud'))
      await cloud.open()
      // As docs/go-live.md has it written.
      const settings = {...cloud.variables('production'), MAIL_FROM: 'Windmolen <hulp@windmolen.nl>'}
      const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`)
      writeFileSync(path.join(folder, 'production.env'), lines.join(''))
      const shell: Operator['shell'] = async (lines, environment = {}) => {
        const {stdout, stderr} = await run('bash', ['-euo', 'pipefail', '-c', lines], {
          cwd: ROOT,
          env: {
            PATH: process.env.PATH,
            HOME: folder,
            LOCAL_DIR: path.join(folder, 'services'),
            ...cloud.internet.environment,
            ...environment,
          },
        })
        return stdout + stderr
      }
      await use({cloud, folder, shell})
      await cloud.close()
      rmSync(folder, {recursive: true})
    },
    {scope: 'worker', timeout: BUILD_LIMIT_MS},
  ],
})

test('the runbook restores the nightly workflow’s encrypted backup into an empty dataset and database', async ({
  operator: {cloud, folder, shell},
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
  const commands = blockOf('Restore', 'npm run restore', {
    '../production.env': path.join(folder, 'production.env'),
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
  const command = blockOf('Roll back', 'import', {'<that of content>': cloud.writer, '<backup>.tar.gz': backup})
  // Nobody is there to type the name.
  await shell(`${command.trim()} --dataset production`, settings)
  expect(await read()).toBe('Van vóór de fout?')
})
