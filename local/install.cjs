// Runs before every npm script on whatever Node the machine has: old syntax, no dependencies.
// Installs when node_modules is missing or was made from another lockfile: the packages that npm start needs, and with --all
// those of tests and tools too. npm calls it with --installed after a complete installation, npm ci included: it removes
// files that nothing opens and notes the lockfile, so that the next script need not install again. docs/decisions/0056.
const {spawn, spawnSync} = require('node:child_process')
const crypto = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

process.chdir(path.join(__dirname, '..'))
const STAMP = 'node_modules/.installed-from'
const OLDEST_NODE = 20

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (_) {
    return ''
  }
}

const lockHash = () => crypto.createHash('sha256').update(read('package-lock.json')).digest('hex')

const WITHOUT_TOOLS = ' without tools'
const stampOf = (hasTools) => lockHash() + (hasTools ? '' : WITHOUT_TOOLS)

function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
  stop(
    `This machine has Node ${process.versions.node}; version ${OLDEST_NODE} or newer is needed to install. See https://nodejs.org.`,
  )
if (!process.env.npm_execpath) stop('Run this through npm: npm start, npm test.')

/** Formats commits by .githooks, unless this clone or its owner has hooks already. */
function setHooks() {
  if (!fs.existsSync('.git')) return
  const NOT_SET = 1
  if (spawnSync('git', ['config', '--get', 'core.hooksPath']).status === NOT_SET)
    spawnSync('git', ['config', 'core.hooksPath', '.githooks'])
}

const LINE_EVERY_MS = process.stdout.isTTY ? 10000 : 60000

function install(withTools) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log(
    `Installing packages ${withTools ? 'with those of tests and tools ' : ''}(one to three minutes the first time) …`,
  )
  const timer = setInterval(() => console.log(`Installing packages … ${seconds()} s`), LINE_EVERY_MS)
  const group = withTools ? '--include=dev' : '--omit=dev'
  const done = (code) => {
    clearInterval(timer)
    if (code !== 0)
      stop(
        'The installation failed; the lines above say why. Is the npm registry reachable? Then run the command again.',
      )
    if (!isComplete())
      stop(
        'Node 24 (the package "node") did not install: its install script was skipped. Run npm rebuild node; its lines say why.',
      )
    noteInstalled()
    console.log(`Packages installed in ${seconds()} s`)
  }
  // A list of versions in npm's cache may be older than the lockfile: the second time npm asks the registry.
  runNpm([group, '--prefer-offline'], (code) => (code === 0 ? done(code) : runNpm([group], done)))
}

/** Packages whose install scripts run, as package.json allows them. npm 10 does not know that list and would run each one's. */
const allowedScripts = () =>
  Object.entries(JSON.parse(read('package.json') || '{}').allowScripts || {}).flatMap(([name, isAllowed]) =>
    isAllowed ? [name] : [],
  )

function runNpm(flags, done) {
  npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', ...flags], (code) =>
    code === 0 ? npm(['rebuild', '--ignore-scripts=false', ...allowedScripts()], done) : done(code),
  )
}

function npm(args, done) {
  const quiet = [process.env.npm_execpath, ...args, '--loglevel=error']
  spawn(process.execPath, quiet, {stdio: ['inherit', args[0] === 'rebuild' ? 'ignore' : 'inherit', 'inherit']}).on(
    'close',
    done,
  )
}

/** Netlify installs a part, without it. */
const isComplete = () => fs.existsSync('node_modules/node/bin/node') || fs.existsSync('node_modules/node/bin/node.exe')

const hasTools = () => fs.existsSync('node_modules/jest/package.json')

function noteInstalled() {
  removeUnopened()
  fs.writeFileSync(STAMP, stampOf(hasTools()))
  setHooks()
}

/** Removes Parcel's compilers of other platforms and the C headers of Node: 180 MB that nothing here opens. */
function removeUnopened() {
  const compilers = 'node_modules/@parcel/transformer-js'
  const all = list(compilers).filter((name) => /^parcel-swc\..+\.node$/.test(name))
  const own = all.filter((name) => name.startsWith(`parcel-swc.${process.platform}-${process.arch}`))
  // A platform that has none of its own is one that this does not know.
  if (own.length > 0) for (const name of all.filter((name) => !own.includes(name))) remove(path.join(compilers, name))
  const runtimes = 'node_modules/node/node_modules'
  for (const name of list(runtimes).filter((name) => /^node-/.test(name))) remove(path.join(runtimes, name, 'include'))
}

const remove = (file) => fs.rmSync(file, {recursive: true, force: true})

function list(folder) {
  try {
    return fs.readdirSync(folder)
  } catch (_) {
    return []
  }
}

const stamp = read(STAMP)
// A clone that has the tools keeps them when its lockfile changes.
const wantsTools = process.argv.includes('--all') || (stamp !== '' && !stamp.endsWith(WITHOUT_TOOLS))

if (process.argv.includes('--installed')) {
  if (isComplete()) noteInstalled()
} else if (stamp !== stampOf(true) && (wantsTools || stamp !== stampOf(false))) install(wantsTools)
