import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import path from 'node:path'

type Place = {cwd: string; env: Record<string, string>}

/** Programs of others, which know of the environment what is given here. */
export const start = (args: readonly string[], {cwd, env}: Place) =>
  spawn(process.execPath, args, {
    cwd,
    env: {PATH: process.env.PATH, CI: 'true', NO_COLOR: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Returns a program's output and exit code. */
export async function run(args: readonly string[], place: Place): Promise<{code: number | null; output: string}> {
  const child = start(args, place)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return {code, output}
}

export type Outcome = {name: string; status: string; messages: string}
type Report = {
  testResults: {
    name: string
    message: string
    assertionResults: {title: string; status: string; failureMessages: string[]}[]
  }[]
}

/** Outcome of each test of a suite for Jest or Vitest, by file and name. */
export async function outcomesOf(args: readonly string[], place: Place): Promise<Outcome[]> {
  const file = path.join(place.env.HOME ?? place.cwd, 'report.json')
  const {output} = await run([...args, `--outputFile=${file}`], place)
  const {testResults} = JSON.parse(readOr(file, output)) as Report
  return testResults.flatMap(({name, message, assertionResults}) => {
    const suite = path.basename(name)
    if (assertionResults.length === 0) return {name: suite, status: 'failed', messages: message}
    return assertionResults.map(({title, status, failureMessages}) => ({
      name: `${suite}: ${title}`,
      status,
      messages: failureMessages.join('\n'),
    }))
  })
}

function readOr(file: string, output: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`The suite did not run:\n${output}`)
  }
}
