import {type ChildProcess, spawn} from 'node:child_process'
import {RendererProcess} from './renderer.ts'

/** Process that answers nothing and does not end by itself. */
const silent = () =>
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], {stdio: ['ignore', 'ignore', 'ignore', 'ipc']})

test('rejects a publish when the renderer dies, and starts another for the next', async () => {
  const opened: ChildProcess[] = []
  const renderer = new RendererProcess({} as never, () => {
    const child = silent()
    opened.push(child)
    return child
  })
  const underWay = renderer.publish()
  opened[0]?.disconnect() // as the channel of one that was killed is, before its end is known
  const killed = {failure: {kind: 'killed', problem: 'The renderer ended (SIGKILL).'}}
  await Promise.all([underWay, renderer.publish()].map((each) => expect(each).rejects.toMatchObject(killed)))
  const next = renderer.publish()
  expect(opened).toHaveLength(2)
  renderer.close()
  await expect(next).rejects.toMatchObject(killed)
})
