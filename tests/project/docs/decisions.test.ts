import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/decisions')
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
const RECORDS = globSync('[0-9]*.md', {cwd: FOLDER}).sort()
const RECORD =
  /^# (?<number>\d+)\. [^:\n]+: .+\n\n\*\*Date\.\*\* (?<date>\d{4}-\d{2}-\d{2})\n\*\*Status\.\*\* (?:Accepted|Replaced by record \d+)\b/

test.each(RECORDS)('the record %s has its number, date and status, and its line in the list', (file) => {
  const {number} = RECORD.exec(read(file))?.groups ?? {}
  expect(file.startsWith(`${String(number).padStart(4, '0')}-`)).toBe(true)
  expect(read('README.md')).toContain(`\n- [${number}](${file}) `)
})

test.each(RECORDS)('the record %s fits one screen and says what was rejected', (file) => {
  expect(read(file).split(/\s+/).length).toBeLessThanOrEqual(450)
  expect(read(file)).toContain('**Rejected.**')
})

test('the list has no line of a record that is not there', () => {
  const listed = [...read('README.md').matchAll(/^- \[\d+\]\(([^)]+)\)/gm)].map(([, file]) => file)
  expect(listed).toEqual(RECORDS)
})

test('each record that code and guides name is there', () => {
  const root = path.join(FOLDER, '../..')
  const files = globSync(
    ['*.{md,mjs}', 'docs/*.md', '{domain,functions,local,netlify,studio,tests,web}/**/*.{ts,tsx,cjs,mjs}'],
    {
      cwd: root,
      exclude: (name) => /^(?:node_modules|public|dist|\.cache)$/.test(path.basename(name)),
    },
  )
  const named = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/decisions\/(\d{4})(?!\d)(-[\w-]+\.md)?/g)].map(
      ([, number = '', rest]) => [file, rest ? number + rest : RECORDS.find((each) => each.startsWith(number))],
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(([, record]) => !record || !RECORDS.includes(record))).toEqual([])
})
