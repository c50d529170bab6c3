import {readdirSync} from 'node:fs'
import path from 'node:path'
import {bundleFunctions} from '../support/shop/bundledFunctions.ts'
import {coldImport} from '../support/shop/coldImport.ts'
import type {Figure} from './figure.ts'

const SOURCE = 'functions/endpoints'

/** Processor time that a first customer waits for: the import of a function as Netlify runs it. The least: others use the machine too. */
export function measureCold(folder: string): Figure[] {
  const bundles = path.join(folder, 'bundles')
  bundleFunctions(bundles, [SOURCE])
  const least = (name: string, runs: number) =>
    Math.min(...Array.from({length: runs}, () => coldImport(bundles, name).cpuMs))
  const names = readdirSync(path.join(import.meta.dirname, '../..', SOURCE)).map((file) => path.basename(file, '.ts'))
  const [slowest] = names.map((name) => ({name, ms: least(name, 4)})).sort((a, b) => b.ms - a.ms)
  return [
    {
      what: 'create-payment: import in a new process, processor time',
      figure: `${least('create-payment', 15).toFixed(0)} ms`,
      bar: '≤ 80 ms',
    },
    {
      what: `${slowest?.name}, the slowest of ${names.length} functions: the same`,
      figure: `${slowest?.ms.toFixed(0)} ms`,
      bar: '≤ 150 ms',
    },
  ]
}
