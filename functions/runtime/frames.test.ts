import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {ownFrames} from './frames.ts'

const STACK = `TypeError: x is not a function
    at Object.get (/var/task/node_modules/@mollie/api-client/dist/client.js:5:6)
    at settle (file:///var/task/functions/billing/payments/settle.ts:48:12)
    at async Promise.all (index 0)
    at async /var/task/functions/jobs/reconcile.ts:70:5
    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)
    at /elsewhere/functions/log.ts:1:1`

test('returns the places in our own code, the innermost first', () => {
  expect(ownFrames(STACK, '/var/task/')).toEqual([
    {at: 'functions/billing/payments/settle.ts:48'},
    {at: 'functions/jobs/reconcile.ts:70'},
  ])
})

test('returns the places of an error that is thrown here, relative to the repository', () => {
  expect(ownFrames(new Error('x').stack)[0]?.at).toMatch(/^functions\/runtime\/frames\.test\.ts:\d+$/)
})

test('returns nothing when an error has no stack', () => {
  expect(ownFrames(undefined)).toEqual([])
})

describe('in a bundle', () => {
  let root: string
  beforeEach(() => {
    root = `${mkdtempSync(path.join(tmpdir(), 'vindkracht-frames-'))}/`
  })
  afterEach(() => rmSync(root, {recursive: true}))
  const frame = (row: number) => `Error\n    at settle (file://${root}mollie-webhook.mjs:${row}:9)`

  test('names the module, the function and the statement', () => {
    const code = [
      '',
      '// functions/runtime/log.ts',
      'var a = 1;',
      '',
      '// functions/billing/payments/settle.ts',
      '  await pay(order);',
    ]
    writeFileSync(`${root}mollie-webhook.mjs`, code.join('\n'))
    expect(ownFrames(frame(6), root)).toEqual([
      {at: 'functions/billing/payments/settle.ts#settle', statement: 'await pay(order);'},
    ])
    expect(ownFrames(frame(3), root)).toEqual([{at: 'functions/runtime/log.ts#settle', statement: 'var a = 1;'}])
  })

  test('leaves out the function that has no name', () => {
    writeFileSync(`${root}price-day.mjs`, '// functions/runtime/log.ts\nfail();')
    expect(ownFrames(`Error\n    at async file://${root}price-day.mjs:2:1`, root)).toEqual([
      {at: 'functions/runtime/log.ts', statement: 'fail();'},
    ])
  })

  test('falls back to the place in the file when no module is named, or the file cannot be read', () => {
    expect(ownFrames(frame(6), root)).toEqual([{at: 'mollie-webhook.mjs:6'}])
    writeFileSync(`${root}mollie-webhook.mjs`, 'var a = 1;')
    expect(ownFrames(frame(1), root)).toEqual([{at: 'mollie-webhook.mjs:1'}])
  })
})
