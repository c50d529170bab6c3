import {loadEnvFile} from 'node:process'
import {parseArgs} from 'node:util'
import {readSettings} from '../environment.ts'
import {say} from '../progress.ts'
import {readable} from '../readable.ts'
import {examineHosted} from './hosted.ts'
import {examineMachine} from './machine.ts'
import {REAL} from './places.ts'
import {lineOf} from './verdict.ts'

const USAGE = `npm run doctor -- [options]

  --hosted             looks at the hosted set-up, by the variables of production in this shell; so it does by itself when
                       SANITY_PROJECT_ID is set
  --here               looks at this machine
  --env-file <file>    reads variables from a file first, as .env.example has them (keep it outside the repository)
  --json               the same for programs

Changes nothing anywhere. Ends with 1 when something is wrong.`

async function run() {
  const {values} = parseArgs({
    options: {
      hosted: {type: 'boolean', default: false},
      here: {type: 'boolean', default: false},
      'env-file': {type: 'string'},
      json: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return say(USAGE)
  if (values['env-file']) loadEnvFile(values['env-file'])
  const isHosted = values.hosted || (!values.here && Boolean(process.env.SANITY_PROJECT_ID))
  const lines = isHosted ? await examineHosted(process.env, REAL) : await examineMachine(readSettings(), process.env)
  const count = (state: string) => lines.filter((line) => line.state === state).length
  if (values.json) say(JSON.stringify(lines, null, 2))
  else {
    for (const line of lines) say(lineOf(line))
    say(`\n${count('fine')} fine, ${count('wrong')} wrong, ${count('waits')} not looked at`)
  }
  process.exitCode = count('wrong') > 0 ? 1 : 0
}

/** Sanity's packages keep timers and streams open, so the program ends itself. */
run()
  .catch((error: unknown) => {
    console.error(readable(error))
    process.exitCode = 2
  })
  .finally(() => process.exit())
