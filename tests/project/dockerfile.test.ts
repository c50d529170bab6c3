import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {matchesGlob} from 'node:path/posix'
import {PARTS, type Variable} from '../../domain/environment/variables.ts'
import {ROOT} from '../../local/settings/environment.ts'
import {readImage, readStages} from '../hosted/dockerfile.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const {dependencies, workspaces} = JSON.parse(read('package.json')) as {
  dependencies: {node: string}
  workspaces: string[]
}
const stages = readStages()
const copies = stages.flatMap((stage) => stage.instructions.filter(({name}) => name === 'COPY'))
/** Patterns of .dockerignore: everything is left out but what follows. */
const taken = read('.dockerignore')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1))

test('the image has the Node of the project, by its whole version', () => {
  for (const {from} of stages) expect(from).toBe(`node:${dependencies.node}-bookworm-slim`)
})

test('copies files that are there and that the context has', () => {
  const sources = copies.flatMap(({words}) => (words.startsWith('--from=') ? [] : words.split(/\s+/).slice(0, -1)))
  expect(sources.length).toBeGreaterThan(5)
  for (const source of sources.filter((each) => each !== '.')) {
    expect([source, existsSync(path.join(ROOT, source))]).toEqual([source, true])
    expect([source, taken.some((each) => source === each || source.startsWith(`${each}/`))]).toEqual([source, true])
  }
  const stageNames = stages.map(({name}) => name)
  for (const {words} of copies)
    if (words.startsWith('--from=')) expect(stageNames).toContain(/--from=(\S+)/.exec(words)?.[1])
})

test('installs from the lockfile with the manifest of each workspace', () => {
  const sources = copies.flatMap(({words}) => words.split(/\s+/))
  for (const workspace of workspaces) expect(sources).toContain(`${workspace}/package.json`)
  expect(stages[0]?.instructions.map(({words}) => words).join('\n')).toContain('npm ci --ignore-scripts --omit=dev')
})

test('runs as a user without rights, by commands without a shell, in a tree with one volume', () => {
  const image = readImage()
  expect(image).toMatchObject({user: 'node', volume: '/data'})
  expect(image.environment).toMatchObject({CONTEXT: 'production', LISTEN: '0.0.0.0', LOCAL_DIR: '/data'})
  for (const [program, file = ''] of [image.command, image.health]) {
    expect(program).toBe('node')
    expect(existsSync(path.join(ROOT, file))).toBe(true)
  }
})

test('no secret is in a layer or in the context', () => {
  const words = stages.flatMap((stage) =>
    stage.instructions.flatMap(({name, words}) => (name === 'RUN' ? [] : [words])),
  )
  expect(words.join('\n')).not.toMatch(/TOKEN|SECRET|KEY|PASSWORD|DATABASE_URL/)
  for (const secret of ['.env', 'production.env', '.local/orders.db'])
    expect(taken.some((pattern) => matchesGlob(secret, pattern))).toBe(false)
  expect(read('compose.yaml')).not.toMatch(/PASSWORD: (?!\$\{)/)
})

test('the container is not given secrets that the doctor alone reads', () => {
  const variables = Object.values(PARTS).flatMap((part) => Object.entries<Variable>(part))
  const ofDoctor = variables.filter(([, {isSecret, readBy}]) => isSecret && readBy.join() === 'doctor')
  expect(ofDoctor.length).toBeGreaterThan(0)
  for (const [name] of ofDoctor) expect(read('compose.yaml')).toContain(`\n      ${name}: ""\n`)
})
