import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process'
import {chownSync, existsSync, globSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {openPostgres} from '../../../functions/database/postgres.ts'
import {freePorts} from '../run/ports.ts'
import {until} from '../run/until.ts'

/** The folder of PostgreSQL's programs on this machine; null when there is none. */
function programs(): string | null {
  const {status, stdout} = spawnSync(
    'sh',
    ['-c', 'dirname "$(readlink -f "$(command -v initdb || command -v postgres)")"'],
    {
      encoding: 'utf8',
    },
  )
  const folders = [status === 0 ? stdout.trim() : '', ...globSync('/usr/lib/postgresql/*/bin').sort().reverse()]
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null
}

/** Throws with what to do when there is no PostgreSQL and none can be installed. */
function findOrInstall(): string {
  const found = programs()
  if (found) return found
  console.log('Installing Debian’s PostgreSQL …')
  spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq postgresql'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  const installed = programs()
  if (installed) return installed
  throw new Error('No PostgreSQL was found and none could be installed. Install one, with initdb on the PATH.')
}

/** PostgreSQL refuses to run as root. */
function ownUser(): {uid?: number; gid?: number} {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], {encoding: 'utf8'}))
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody'
  return {uid: idOf('-u', user), gid: idOf('-g', user)}
}

/** A PostgreSQL of this test run alone, in a folder of its own. */
export async function startPostgres(folder: string): Promise<{url: string; stop: () => Promise<void>}> {
  const bin = findOrInstall()
  const user = ownUser()
  const data = path.join(folder, 'postgres')
  mkdirSync(data, {recursive: true, mode: 0o700})
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(data, user.uid, user.gid)
    // Its folder must let that user through.
    spawnSync('chmod', ['711', folder])
  }
  const options = {...user, cwd: data, stdio: 'ignore'} as const
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  const [port = 0] = await freePorts(1)
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
  ]
  const server: ChildProcess = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((each) => ['-c', each])],
    options,
  )
  const url = `postgres://tests@127.0.0.1:${port}/postgres`
  const probe = openPostgres(url)
  await until(
    () =>
      probe.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    {otherwise: () => `PostgreSQL did not start in ${data}.`},
  )
  await probe.close()
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGQUIT')
      }),
  }
}
