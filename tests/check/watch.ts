import {EventEmitter, once} from 'node:events'
import {watch as watchFolder} from 'node:fs'
import path from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {ROOT} from './program.ts'
import {runSteps} from './run.ts'
import {reachOf} from './selection.ts'
import {importRules, type Timed, types, unitTests} from './steps.ts'

const FOLDERS = ['domain', 'web', 'studio', 'functions', 'local', 'tests']
const SOURCE = /\.[mc]?[jt]sx?$/
const MADE = /(^|\/)(node_modules|public|dist|\.[^/]+)\//
/** An editor that saves several files saves them within this. */
const TOGETHER_MS = 200

const isSource = (file: string) => SOURCE.test(file) && !MADE.test(file)

async function look(files: string[], signal: AbortSignal) {
  const {types: programs, imports} = reachOf(files)
  const first = [
    {title: 'Types', run: types(programs)},
    {title: 'Import rules', run: importRules(imports)},
  ]
  const timed: Timed = {times: [], coverage: []}
  const related = unitTests(['--findRelatedTests', ...files], timed, {env: {POSTGRES_URL: ''}})
  if ((await runSteps(first, signal)) && !signal.aborted)
    await runSteps([{title: 'Unit tests of what was saved', run: related}], signal)
}

/** Looks at what is saved, until Ctrl-C: types and import rules, then the unit tests of it. A look that is overtaken stops. */
export async function watchAndCheck(): Promise<never> {
  const saved = new Set<string>()
  const told = new EventEmitter()
  let current = new AbortController()
  for (const folder of FOLDERS)
    watchFolder(path.join(ROOT, folder), {recursive: true}, (_event, name) => {
      const file = `${folder}/${name?.replaceAll(path.sep, '/')}`
      if (!name || !isSource(file)) return
      saved.add(file)
      current.abort()
      told.emit('saved')
    })
  console.log('Waiting for a file to be saved. Ctrl-C stops.')
  while (true) {
    if (saved.size === 0) await once(told, 'saved')
    await sleep(TOGETHER_MS)
    current = new AbortController()
    const files = [...saved]
    console.log(`\n${files.join(', ')}`)
    await look(files, current.signal)
    if (!current.signal.aborted) for (const file of files) saved.delete(file)
  }
}
