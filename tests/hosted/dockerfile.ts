import {readFileSync} from 'node:fs'
import path from 'node:path'
import {ROOT} from '../../local/settings/environment.ts'

type Instruction = {name: string; words: string}
export type Stage = {from: string; name: string | null; instructions: Instruction[]}

/** Instructions of the Dockerfile by stage; lines that go on are joined, comments left out. */
export function readStages(text = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')): Stage[] {
  const stages: Stage[] = []
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    const [, name = '', words = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    const [from = '', , stage = null] = words.split(/\s+/)
    if (name === 'FROM') stages.push({from, name: stage, instructions: []})
    else stages.at(-1)?.instructions.push({name, words})
  }
  return stages
}

const wordsOf = ({instructions}: Stage, name: string) =>
  instructions.filter((instruction) => instruction.name === name).map(({words}) => words)

const command = (words = '[]') => JSON.parse(words.slice(words.indexOf('['))) as string[]

/** Variables of a stage, without those that an argument of the build gives. */
function environmentOf(stage: Stage): Record<string, string> {
  const pairs = wordsOf(stage, 'ENV').flatMap((words) => words.split(/\s+/).map((pair) => pair.split('=')))
  return Object.fromEntries(pairs.filter(([, value = '']) => !value.startsWith('$')))
}

/** Line that builds the pages, with the settings of production from a secret, and the variables of its stage. */
export function readBuild() {
  const [stage] = readStages() as [Stage]
  const [line = ''] = wordsOf(stage, 'RUN').filter((words) => words.startsWith('--mount=type=secret'))
  return {command: line.replace(/^--mount=\S+\s+/, ''), environment: environmentOf(stage)}
}

/** How a container of the image runs, by the last stage. */
export function readImage() {
  const stage = readStages().at(-1) as Stage
  return {
    from: stage.from,
    command: command(wordsOf(stage, 'CMD')[0]),
    health: command(wordsOf(stage, 'HEALTHCHECK')[0]),
    user: wordsOf(stage, 'USER').at(-1),
    volume: wordsOf(stage, 'VOLUME')[0],
    environment: environmentOf(stage),
  }
}
