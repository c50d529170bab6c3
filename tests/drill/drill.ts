import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {type Accounts, accountsOf, paymentsAt} from './accounts.ts'
import {Customers} from './customer.ts'
import {DRILLS, type Drill} from './drills.ts'
import {House} from './house.ts'

/**
 * `npm run drill [-- <name> …]`: breaks a copy of the set-up on this machine, one fault after the other, while customers buy. Prints
 * what they saw, and whether Mollie, orders, books and mails agree afterwards; ends with 1 when they do not. `--postgres` has the
 * orders in a PostgreSQL of its own.
 */
/** Mails are tried again after a minute, and what a killed process had taken somewhat later. */
const AGREES_WITHIN_MS = 240_000
const JOBS_EVERY_MS = 5000
/** In megabytes: the copy, and room to work. */
const SMALL_DISK = 400
const ON_DISK = '--on-disk='
const POSTGRES = '--postgres'
const hasPostgres = process.argv.includes(POSTGRES)

const onSmallDisk = (folder: string, command: readonly string[]) => [
  ...['-rm', 'sh', '-c', `mount -t tmpfs -o size=${SMALL_DISK}m tmpfs "$0" && exec "$@"`, folder],
  ...command,
]

async function runOne({name, says, run, leavesMail}: Drill, folder: string): Promise<boolean> {
  const house = new House(folder, {postgres: hasPostgres})
  const began = performance.now()
  const origin = await house.open()
  const customers = new Customers(house)
  try {
    await customers.prepare()
    const before = new Set((await paymentsAt(house.urls.mollie)).map(({id}) => id))
    console.log(
      `\n${name}: ${says} (${origin ? `copy of ${origin}` : 'a new set-up'}${house.hasPages ? '' : ', without pages: npm start builds them'})`,
    )
    await run(house, customers)
    for (const {step, status, words} of customers.seen) console.log(`  ${step}: ${status || '–'} ${words}`)
    const {lines, waiting, differences} = await settled(house, before)
    if (leavesMail && waiting.length === 0) differences.push('no mail waits, though its server never confirmed it')
    for (const line of [...lines, ...waiting, ...differences.map((each) => `DIFFERS: ${each}`)])
      console.log(`  ${line}`)
    const took = Math.round((performance.now() - began) / 1000)
    console.log(`  ${differences.length === 0 ? 'The accounts agree' : 'The accounts do not agree'} (${took} s).`)
    if (differences.length > 0) console.log(`  What the services said: ${keptLog(name, house)}`)
    return differences.length === 0
  } finally {
    house.signal('lake', 'SIGCONT')
    house.signal('mail', 'SIGCONT')
    await house.close()
  }
}

/** Runs the jobs until the accounts agree, or for as long as retries take. */
async function settled(house: House, before: ReadonlySet<string>): Promise<Accounts> {
  const deadline = performance.now() + AGREES_WITHIN_MS
  for (;;) {
    // It ends with 1 while something could not be done yet.
    await house.command('orders/orders.ts', 'reconcile').catch((error: Error) => house.log.push(`${error.message}\n`))
    const accounts = await accountsOf(house, before)
    if (accounts.differences.length === 0 || performance.now() > deadline) return accounts
    await wait(JOBS_EVERY_MS)
  }
}

function keptLog(name: string, house: House): string {
  const file = path.join(tmpdir(), `vindkracht-drill-${name}.log`)
  writeFileSync(file, house.log.join(''))
  return file
}

/** In a process of its own: each has its own ports, database and clock. */
function inProcess(drill: Drill): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-drill-'))
  const command = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    import.meta.filename,
    drill.name,
    ...(hasPostgres ? [POSTGRES] : []),
    `${ON_DISK}${folder}`,
  ]
  const [program = '', ...args] = drill.onSmallDisk ? ['unshare', ...onSmallDisk(folder, command)] : command
  const {status} = spawnSync(program, args, {stdio: 'inherit'})
  rmSync(folder, {recursive: true, force: true})
  return status === 0
}

const isDiskPossible = () => spawnSync('unshare', onSmallDisk(tmpdir(), ['true'])).status === 0

const args = process.argv.slice(2)
const folder = args.find((each) => each.startsWith(ON_DISK))?.slice(ON_DISK.length)
const names = args.filter((each) => !each.startsWith(ON_DISK) && each !== POSTGRES)
const unknown = names.find((name) => !DRILLS.some((drill) => drill.name === name))
const chosen = DRILLS.filter(({name}) => names.length === 0 || names.includes(name))
if (unknown !== undefined) {
  console.error(
    `There is no drill "${unknown}". Drills:\n${DRILLS.map(({name, says}) => `  ${name}: ${says}`).join('\n')}`,
  )
  process.exit(1)
}
const [only] = chosen
if (folder && only) process.exit((await runOne(only, folder)) ? 0 : 1)

const outcomes = chosen.map((drill) => {
  if (drill.onSmallDisk && hasPostgres) {
    console.log(`\n${drill.name}: skipped, since PostgreSQL does not run as the user of a disk of one’s own.`)
    return {drill, agrees: null}
  }
  if (!drill.onSmallDisk || isDiskPossible()) return {drill, agrees: inProcess(drill)}
  console.log(`\n${drill.name}: skipped, since this system lets no user make a disk (Linux with user namespaces does).`)
  return {drill, agrees: null}
})
console.log(
  `\n${outcomes.map(({drill, agrees}) => `${agrees === null ? 'skipped' : agrees ? 'agrees ' : 'DIFFERS'}  ${drill.name}`).join('\n')}`,
)
process.exit(outcomes.some(({agrees}) => agrees === false) ? 1 : 0)
