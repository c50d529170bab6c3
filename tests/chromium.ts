import {execFileSync, spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {chromium} from 'playwright'

/** Without these Chromium fails as root and calls home at every start. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(): string | null {
  for (const name of NAMES) {
    const {status, stdout} = spawnSync('sh', ['-c', `command -v ${name}`], {encoding: 'utf8'})
    if (status === 0) return stdout.trim()
  }
  return null
}

const playwrightsOwn = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : null)

/** A Chromium to drive: one on the PATH, Playwright's own, else one that is installed now. Throws with what to do. */
export function findOrInstallChromium(say: (text: string) => void = console.log): string {
  const found = process.env.CHROMIUM_PATH ?? onPath() ?? playwrightsOwn()
  if (found) return found
  const attempts: [string, string, string[]][] = [
    ['Installing Playwright’s Chromium …', process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']],
    ['Installing Debian’s Chromium …', 'sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']],
  ]
  for (const [title, command, args] of attempts) {
    say(title)
    try {
      execFileSync(command, args, {stdio: 'ignore', timeout: 300_000})
    } catch {
      continue
    }
    const installed = playwrightsOwn() ?? onPath()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to its program.',
  )
}
