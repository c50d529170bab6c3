import {execFile} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'
import {test as base} from '@playwright/test'
import {ROOT} from '../../local/settings/environment.ts'
import {BUILD_LIMIT_MS} from '../support/limits.ts'
import {Cloud} from './cloud.ts'

const run = promisify(execFile)
export const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** A block of commands of a guide, under a heading, that has some words; what is the reader's to fill in is filled in. */
export function blockOf(guide: string, heading: string, words: string, filledIn: Record<string, string>): string {
  const section =
    read(guide)
      .split(new RegExp(`\\n##+ ${heading}\\n`))[1]
      ?.split(/\n##+ /)[0] ?? ''
  const block = [...section.matchAll(/```\n([\s\S]*?)```/g)].find(([, each]) => each?.includes(words))?.[1]
  if (!block) throw new Error(`${guide} has no such commands: ${heading}, ${words}`)
  return Object.entries(filledIn).reduce((text, [word, by]) => text.replaceAll(word, by), block)
}

/** Somebody who carries out commands of guides and workflows, as they stand there, against a hosted set-up of this machine. */
type Operator = {
  cloud: Cloud
  folder: string
  /** The file of docs/go-live.md, as it has it written; given settings are others, or missing (undefined). */
  writeFile: (change?: Record<string, string | undefined>) => string
  /** Runs lines in a shell that has nothing but what its first lines take. What was said. */
  shell: (lines: string, environment?: Record<string, string>) => Promise<string>
}

export const test = base.extend<object, {operator: Operator}>({
  operator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-runbook-'))
      const cloud = new Cloud(path.join(folder, 'cloud'))
      await cloud.open()
      const written: Operator['writeFile'] = (change = {}) => {
        const settings = {...cloud.variables('production'), MAIL_FROM: 'Windmolen <hulp@windmolen.nl>', ...change}
        const lines = Object.entries(settings).flatMap(([name, value]) => (value ? `${name}='${value}'\n` : []))
        const file = path.join(folder, 'production.env')
        writeFileSync(file, lines.join(''))
        return file
      }
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
      await use({cloud, folder, writeFile: written, shell})
      await cloud.close()
      rmSync(folder, {recursive: true})
    },
    {scope: 'worker', timeout: BUILD_LIMIT_MS},
  ],
})
