import path from 'node:path'
import {program, ROOT} from './program.ts'

const ENDLESS = path.relative(path.join(ROOT, 'node_modules'), path.join(import.meta.dirname, 'endless.fixture.ts'))

test('says that a step was ended when it takes longer than it may, however it ends', async () => {
  const {failed, output} = await program(ENDLESS, [], {timeout: 500})()
  expect([failed, output]).toEqual([true, expect.stringContaining('Ended by SIGTERM')])
})

test('says nothing of a step that another’s failure stops', async () => {
  const stopping = new AbortController()
  const running = program(ENDLESS, [])(stopping.signal)
  stopping.abort()
  expect(await running).toEqual({failed: true, output: ''})
})
