import {availableParallelism} from 'node:os'
import type {Step} from './program.ts'

/** As many steps at once as there are processors. One line for each when it ends; what failed is told in full at the end. */
export async function runSteps(steps: Step[], signal?: AbortSignal): Promise<boolean> {
  const failures = new Map<Step, string>()
  const waiting = steps.values()
  const lane = async () => {
    for (const step of waiting) {
      if (signal?.aborted) return
      const started = performance.now()
      const {failed, output} = await step.run(signal)
      if (signal?.aborted) return
      console.log(`${failed ? '✗' : '✓'} ${step.title}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
      if (failed) failures.set(step, output)
    }
  }
  await Promise.all(Array.from({length: availableParallelism()}, lane))
  for (const [{title}, output] of failures) console.error(`\n${title} failed:\n${output.trimEnd()}`)
  return failures.size === 0
}
