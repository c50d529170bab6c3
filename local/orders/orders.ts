import {parseArgs} from 'node:util'
import {prepareOrders} from '../../functions/commands/prepare.ts'
import {embeddedEnvironment, readSettings} from '../environment.ts'
import {say} from '../progress.ts'

const USAGE = `npm run orders -- <command>

  migrate   makes the tables of the database, or brings them up to date; Netlify does it by itself for its own database

The database is the one of this machine or, with DATABASE_URL, a hosted PostgreSQL.`

async function run() {
  const {positionals} = parseArgs({allowPositionals: true})
  const environment = embeddedEnvironment(readSettings())
  const address = environment.NETLIFY_DB_URL ?? environment.DATABASE_URL ?? ''
  if (positionals[0] !== 'migrate') return say(USAGE)
  const done = await prepareOrders(address)
  say(done.length > 0 ? done.join('\n') : 'The database is up to date')
}

await run()
