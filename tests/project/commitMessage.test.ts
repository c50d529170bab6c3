import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

const HOOK = path.resolve(import.meta.dirname, '../../.githooks/commit-msg')
const BODY = `\n\n${'It says why. '.repeat(20)}\n`

/** What the hook says of a message; empty when it lets it pass. */
function said(subject: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'message-'))
  const file = path.join(folder, 'COMMIT_EDITMSG')
  writeFileSync(file, `# a comment of git's own\n${subject}${BODY}`)
  const {status, stderr} = spawnSync('sh', [HOOK, file], {encoding: 'utf8'})
  rmSync(folder, {recursive: true})
  return status === 0 ? '' : stderr
}

test('a commit with a subject of 72 characters is made, and one of 73 is refused, whatever its body', () => {
  expect(said('’'.repeat(72))).toBe('')
  expect(said('a'.repeat(73))).toMatch(/73 characters, and may have 72/)
})
