import {spawnSync} from 'node:child_process'
import {existsSync, globSync, readFileSync} from 'node:fs'
import {registerHooks} from 'node:module'
import path from 'node:path'
import {PART_NAMES} from '../parts.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const WORKFLOWS = globSync('.github/workflows/*.yml', {cwd: ROOT}).sort()

/** A workflow as GitHub's own reader sees it, which imports JSON as only a bundler may. */
async function readWorkflow(content: string): Promise<{problems: string[]; commands: string[]}> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      return found.url.endsWith('.json') ? {...found, importAttributes: {type: 'json'}} : found
    },
  })
  const {convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow} = await import('@actions/workflow-parser')
  hooks.deregister()
  const {context, value} = parseWorkflow({name: 'workflow', content}, new NoOperationTraceWriter())
  const {jobs = []} = value ? await convertWorkflowTemplate(context, value) : {}
  const steps = jobs.flatMap((job) => ('steps' in job ? job.steps : []))
  return {
    problems: context.errors.getErrors().map(({message}) => message),
    commands: steps.flatMap((step) => ('run' in step ? [step.run.toDisplayString()] : [])),
  }
}

test.each(WORKFLOWS)('GitHub can read %s, its expressions included', async (file) => {
  expect((await readWorkflow(read(file))).problems).toEqual([])
})

test('a word that GitHub does not know is found, in a key and in an expression', async () => {
  const backup = read('.github/workflows/backup.yml')
  const broken = [
    backup.replace('timeout-minutes', 'timeout-minuets'),
    backup.replace('secrets.DATABASE_URL', 'secret.DATABASE_URL'),
  ]
  for (const text of broken) expect((await readWorkflow(text)).problems).not.toEqual([])
})

test.each(WORKFLOWS)('%s runs what there is, and the shell can read it', async (file) => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>}
  const {commands} = await readWorkflow(read(file))
  expect(commands.length).toBeGreaterThan(0)
  for (const command of commands) {
    const {status, stderr} = spawnSync('bash', ['-n'], {input: command, encoding: 'utf8'})
    expect([command, status, stderr]).toEqual([command, 0, ''])
    for (const [, script = '', workspace] of command.matchAll(/npm run ([\w-]+)(?: --workspace (\w+))?/g)) {
      const known = workspace ? JSON.parse(read(`${workspace}/package.json`)).scripts : scripts
      expect([command, Object.keys(known)]).toEqual([command, expect.arrayContaining([script])])
    }
    for (const [, program = ''] of command.matchAll(/(?:bash|node) ([\w./]+)/g))
      expect([program, existsSync(path.join(ROOT, program))]).toEqual([program, true])
  }
})

test('CI runs every part of the suite', () => {
  const [, parts = ''] = read('.github/workflows/ci.yml').match(/part: \[(.*)\]/) ?? []
  expect(parts.split(', ')).toEqual(PART_NAMES)
})

test('the set-up guides name each variable and secret that the workflows use', () => {
  const told = ['docs/go-live.md', 'docs/backups.md'].map(read).join('\n')
  const used = WORKFLOWS.flatMap((file) =>
    [...read(file).matchAll(/\b(?:vars|secrets)\.(\w+)/g)].map(([, name]) => name),
  )
  for (const name of new Set(used)) expect(told).toContain(`\`${name}\``)
})

/** The steps of a workflow that use an action, each with its lines. */
const actionSteps = (text: string) => text.split(/\n(?= +- )/).filter((step) => /\buses: /.test(step))

test.each(WORKFLOWS)('%s pins each action by digest, with its version beside it', (file) => {
  const steps = actionSteps(read(file))
  expect(steps.length).toBeGreaterThan(0)
  for (const step of steps) expect(step).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+/)
})

test.each(WORKFLOWS)('%s keeps no credentials of a checkout in a job that runs code', (file) => {
  const jobs = read(file).split(/\n(?= {2}[\w-]+:\n)/)
  for (const job of jobs.filter((each) => each.includes('actions/checkout@')))
    expect([job, /persist-credentials: false/.test(job)]).toEqual([job, !/git push/.test(job)])
})

test.each(WORKFLOWS)('%s takes no packages from a cache in a job that has secrets', (file) => {
  const jobs = read(file).split(/\n(?= {2}[\w-]+:\n)/)
  for (const job of jobs.filter((each) => /secrets\./.test(each) && each.includes('setup-node@')))
    expect(job).toMatch(/package-manager-cache: false/)
})

test('the job that pushes runs neither npm nor a program of the repository', () => {
  for (const job of read('.github/workflows/deploy.yml')
    .split(/\n(?= {2}[\w-]+:\n)/)
    .filter((each) => /git push/.test(each)))
    expect(job).not.toMatch(/\b(npm|npx|node|bash) /)
})
