import {loadEnvFile} from 'node:process'
import {parseArgs} from 'node:util'
import {answersWithin} from '../../functions/commands/examine.ts'
import {say} from '../supervision/progress.ts'
import {readable} from '../supervision/readable.ts'
import {examineHosted} from './hosted.ts'
import {REAL} from './places.ts'
import {lineOf} from './verdict.ts'

const USAGE = `npm run doctor -- [options]

Looks at the hosted set-up that the variables of this shell name, and says a line for each thing: fine, wrong with what to do,
or not looked at. Changes nothing anywhere. Ends with 1 when something is wrong.

  --env-file <file>    reads variables from a file first, as .env.example has them (keep it outside the repository)
  --own-host           a machine of your own (docs/own-host.md) in place of Netlify
  --backups <folder>   with it, looks at the newest backup in a folder of them
  --json               the same for programs`

async function run() {
  const {values} = parseArgs({
    options: {
      'env-file': {type: 'string'},
      'own-host': {type: 'boolean', default: false},
      backups: {type: 'string'},
      json: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return say(USAGE)
  if (values['env-file']) loadEnvFile(values['env-file'])
  answersWithin() // a wrong number would make each answer a failure
  const lines = await examineHosted(process.env, REAL, {isOwnHost: values['own-host'], backups: values.backups})
  const count = (state: string) => lines.filter((line) => line.state === state).length
  if (values.json) say(JSON.stringify(lines, null, 2))
  else {
    for (const line of lines) say(lineOf(line))
    const file = values['env-file']
    if (file && lines.some(({todo = ''}) => /\b(npm run|npx) /.test(todo)))
      say(`\nCommands read the shell, not the file: at the root first set -a; . ${file}; set +a`)
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
