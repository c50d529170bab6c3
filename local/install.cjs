// Runs before every npm script on whatever Node the machine has: old syntax, no dependencies.
// Installs when node_modules is missing or was made from another lockfile. After any complete installation, npm ci too, npm
// calls it with --installed: it notes the lockfile, so that the next script need not install again.
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

function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
  stop(
    `This machine has Node ${process.versions.node}; version ${OLDEST_NODE} or newer is needed to install. See https://nodejs.org.`,
  )
if (!process.env.npm_execpath) stop('Run this through npm: npm start, npm test.')

/** What is committed is formatted (.githooks), unless this clone or its owner has hooks already. */
function setHooks() {
  if (!fs.existsSync('.git')) return
  const NOT_SET = 1
  if (spawnSync('git', ['config', '--get', 'core.hooksPath']).status === NOT_SET)
    spawnSync('git', ['config', 'core.hooksPath', '.githooks'])
}

function install() {
  const started = Date.now()
  console.log('Installing packages (about three minutes the first time) …')
  const timer = setInterval(
    () => console.log(`Installing packages … ${Math.round((Date.now() - started) / 1000)} s`),
    10000,
  )
  const args = [process.env.npm_execpath, 'install', '--no-audit', '--no-fund', '--loglevel=error']
  spawn(process.execPath, args, {stdio: 'inherit'}).on('close', (code) => {
    clearInterval(timer)
    if (code !== 0)
      stop(
        'The installation failed; the lines above say why. Is the npm registry reachable? Then run the command again.',
      )
    if (!isComplete())
      stop(
        'Node 24 (the package "node") did not install: its install script was skipped. Run npm install without --ignore-scripts.',
      )
    noteInstalled()
  })
}

/** Netlify installs a part, without it. */
const isComplete = () => fs.existsSync('node_modules/node/bin/node') || fs.existsSync('node_modules/node/bin/node.exe')

function noteInstalled() {
  fs.writeFileSync(STAMP, lockHash())
  setHooks()
}

if (process.argv.includes('--installed')) {
  if (isComplete()) noteInstalled()
} else if (read(STAMP) !== lockHash()) install()
