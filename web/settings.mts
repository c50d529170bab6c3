import {refusals} from '../domain/environment/guards.ts'

/** Checks the settings before Gatsby takes its half minute to start: the sentence is the first red line of the log. */
const refused = refusals(process.env)
if (refused.length > 0) {
  console.error(refused.join('\n'))
  process.exitCode = 1
}
