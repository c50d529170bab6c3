import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

const HOOK = path.resolve(import.meta.dirname, '../../.githooks/commit-msg')
const BODY = `\n\n${'It says why. '.repeat(20)}\n`

/** Returns the hook's objection to a message; empty when it accepts it. */
function said(subject: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'message-'))
  const file = path.join(folder, 'COMMIT_EDITMSG')
  writeFileSync(file, `# a comment of git's own\n${subject}${BODY}`)
  const {status, stderr} = spawnSync('sh', [HOOK, file], {encoding: 'utf8'})
  rmSync(folder, {recursive: true})
  return status === 0 ? '' : stderr
}

test('a commit with a subject of 72 characters is made, and one of 73 is refused, whatever its body', () => {
  const start = 'docs(a): say '
  expect(said(start + '’'.repeat(72 - start.length))).toBe('')
  expect(said(start + 'a'.repeat(73 - start.length))).toMatch(/73 characters, and may have 72/)
})

test.each([
  'fix(checkout): keep the chosen period when hydration races the click',
  'refactor(lake, tests/e2e): move patches',
  'test(portal): embed a sample order',
  'feat(studio): focus the first wrong field',
  'Merge branch "main"',
  'fixup! docs(readme): say less',
])('a commit "%s" is made', (subject) => expect(said(subject)).toBe(''))

test.each([
  'keep the chosen period',
  'fix: keep the chosen period',
  'style(orders): keep imports together',
  'Fix(checkout): keep the chosen period',
  'fix(checkout): Keep the chosen period',
  'fix(checkout) keep the chosen period',
])('a commit "%s" is refused for its form', (subject) =>
  expect(said(subject)).toMatch(/must be type\(scope\): imperative/),
)

test.each([
  'docs(readme): what is published is what was looked at',
  'docs(readme): the house runs',
  'fix(mail): retried after a minute',
  'fix(mail): retries after a minute',
  'fix(mail): retrying after a minute',
])('a commit "%s" is refused for its verb', (subject) => expect(said(subject)).toMatch(/is no imperative/))
