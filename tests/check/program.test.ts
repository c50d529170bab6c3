import {program} from './program.ts'

test('says that a step was ended when it takes longer than it may', async () => {
  const {failed, output} = await program('typescript/bin/tsc', ['--watch', '--noEmit'], {timeout: 100})()
  expect([failed, output]).toEqual([true, expect.stringContaining('Ended by SIGTERM')])
})

test('says nothing of a step that another’s failure stops', async () => {
  const stopping = new AbortController()
  const running = program('typescript/bin/tsc', ['--watch', '--noEmit'])(stopping.signal)
  stopping.abort()
  expect((await running).output).not.toContain('Ended by')
})
