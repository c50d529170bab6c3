import {execSync, spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from '@playwright/test'
import {copyProject} from '../support/copyProject.ts'
import {ownSettings} from '../support/ports.ts'
import {until} from '../support/until.ts'

/** The recipes of docs/recipes.md, carried out on a copy: what stands there is what a developer would do. */
const ROOT = path.resolve(import.meta.dirname, '../..')

const recipe = (title: string) =>
  readFileSync(path.join(ROOT, 'docs/recipes.md'), 'utf8').split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

/** The code blocks of a recipe that name a file. */
const stepsOf = (text: string) =>
  [...text.matchAll(/```\w+ title="([^"]+)"\n([\s\S]*?)```/g)].map(([, file = '', code = '']) => ({file, code}))

function run(folder: string, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8', timeout: 420_000})
  expect(status, `${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0)
}

const READY_WITHIN_MS = 600_000 // a machine that does much else

/** What the business that `npm start` runs there answers at some addresses. Builds it whole. */
async function answersOf(folder: string, ...addresses: string[]): Promise<string[]> {
  const settings = await ownSettings(path.join(folder, '.local'))
  const house = spawn(process.execPath, ['local/start.ts'], {cwd: folder, env: {...process.env, ...settings}})
  let output = ''
  for (const stream of [house.stdout, house.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(house, 'exit')
  try {
    await until(() => house.exitCode !== null || output.includes('\nReady'), {
      within: READY_WITHIN_MS,
      otherwise: () => output,
    })
    const answers = addresses.map((address) => fetch(`http://localhost:${settings.SITE_PORT}${address}`))
    return await Promise.all((await Promise.all(answers)).map((answer) => answer.text()))
  } catch (error) {
    throw new Error(output, {cause: error})
  } finally {
    house.kill('SIGINT')
    await ended
  }
}

test('a page is four files and one row, then every check passes, and it is on the site in both languages', async () => {
  test.setTimeout(1_200_000)
  const copy = copyProject()
  const steps = stepsOf(recipe('A page'))
  const rows = steps.filter(({file}) => existsSync(path.join(copy, file)))
  const files = steps.filter((step) => !rows.includes(step))
  expect(rows.map(({file}) => file)).toEqual(['studio/model/pages.ts'])
  expect(files).toHaveLength(4)

  for (const {file, code} of rows) {
    const table = readFileSync(path.join(copy, file), 'utf8')
    const last = "  {\n    type: 'notFound',"
    expect(table).toContain(last)
    writeFileSync(path.join(copy, file), table.replace(last, `${code}${last}`))
  }
  for (const {file, code} of files) {
    mkdirSync(path.dirname(path.join(copy, file)), {recursive: true})
    writeFileSync(path.join(copy, file), code)
  }

  execSync('npm run typegen', {cwd: copy, stdio: 'pipe'})
  // The unit tests that know of pages and types: each page of the table is made, whole, in every language.
  const knowing = ['web/src/gatsby', 'web/src/renderer/pages', 'studio/model', 'studio/schema', 'studio/structure']
  run(copy, 'tests/check.ts', ...knowing, 'studio/presentation')
  const [dutch, english] = await answersOf(copy, '/partners/', '/en/partners/')
  expect(dutch).toMatch(/<h1[^>]*>Partners<\/h1>.*Stel je vraag\. We antwoorden/s)
  expect(english).toMatch(/<h1[^>]*>Partners<\/h1>.*Ask your question\. We answer/s)
  rmSync(copy, {recursive: true, force: true})
})
