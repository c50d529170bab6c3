import path from 'node:path'
import {bundleFunctions} from '../support/bundledFunctions.ts'
import {coldImport} from '../support/coldImport.ts'
import type {Figure} from './figure.ts'

const RUNS = 15

/** Processor time that a first customer waits for: the import of create-payment as Netlify runs it. The least: others use the machine too. */
export function measureCold(folder: string): Figure {
  const bundles = path.join(folder, 'bundles')
  bundleFunctions(bundles, ['functions/endpoints'])
  const times = Array.from({length: RUNS}, () => coldImport(bundles, 'create-payment').cpuMs)
  return {
    what: 'create-payment: import in a new process, processor time',
    figure: `${Math.min(...times).toFixed(0)} ms`,
    bar: '≤ 80 ms',
  }
}
