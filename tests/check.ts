import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import path from 'node:path'

/** `npm run check`: types, lint, generated files and unit tests. Stops at the first that fails. */
const ROOT = path.resolve(import.meta.dirname, '..')
const bin = (name: string) => path.join(ROOT, 'node_modules', name)

function run(title: string, args: string[], environment: Record<string, string> = {}) {
  const started = performance.now()
  console.log(`\n${title} …`)
  const {status} = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, ...environment},
  })
  if (status !== 0) process.exit(status ?? 1)
  console.log(`${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** What `npm run typegen` writes. */
const GENERATED = [
  'studio/schema/types.ts',
  'studio/model/content.types.ts',
  'studio/model/content.schema.json',
  'web/src/build/screens.ts',
]

/** Generated files are committed: what is committed must be what schema, queries and tables give. */
function checkGenerated() {
  const files = GENERATED.map((file) => path.join(ROOT, file))
  const before = files.map((file) => readFileSync(file, 'utf8'))
  const {status, stdout, stderr} = spawnSync('npm', ['run', 'typegen'], {cwd: ROOT, encoding: 'utf8'})
  if (status !== 0) {
    console.error(stdout, stderr)
    process.exit(1)
  }
  if (files.some((file, index) => readFileSync(file, 'utf8') !== before[index])) {
    console.error('Generated files were stale; they are new now. Look at the difference and commit it.')
    process.exit(1)
  }
}

run('Types', [bin('typescript/bin/tsc'), '-p', '.'])
run('Lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])
console.log('\nGenerated types …')
checkGenerated()
run('Unit tests', [bin('jest/bin/jest.js')], {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
})
