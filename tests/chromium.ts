import {spawnSync} from 'node:child_process'
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
  '--font-render-hinting=none', // the shell would round the widths of letters to pixels; browsers with windows do not
]

/** The headless shell draws the same pages with three fifths of the work: it has no windows, and no second process for them. */
const SHELL = ['chromium-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(names: string[]): string | null {
  for (const name of names) {
    const {status, stdout} = spawnSync('sh', ['-c', `command -v ${name}`], {encoding: 'utf8'})
    if (status === 0) return stdout.trim()
  }
  return null
}

const playwrightsOwn = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : null)

/** Whether Debian's packages may be installed, for the shell; otherwise a machine with a browser is left as it is. */
const mayInstall = () => process.getuid?.() === 0 && onPath(['apt-get']) !== null

/** Whether a program that installs something ended well. */
function installs(title: string, command: string, args: string[]): boolean {
  console.log(title)
  return spawnSync(command, args, {stdio: 'ignore', timeout: 300_000}).status === 0
}

const debians = () =>
  mayInstall() &&
  installs('Installing Debian’s headless Chromium …', 'sh', [
    '-c',
    'apt-get update -qq && apt-get install -y -qq chromium-headless-shell',
  ]) &&
  onPath(SHELL)

const playwrights = () =>
  installs('Installing Playwright’s Chromium …', process.execPath, [
    'node_modules/playwright/cli.js',
    'install',
    'chromium',
  ]) && playwrightsOwn()

/** A Chromium to drive: one on the PATH, Playwright's own, else one that is installed now. Throws with what to do. */
export function findOrInstallChromium(): string {
  const found =
    process.env.CHROMIUM_PATH || onPath(SHELL) || debians() || onPath(BROWSERS) || playwrightsOwn() || playwrights()
  if (found) return found
  throw new Error(
    'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to its program.',
  )
}
