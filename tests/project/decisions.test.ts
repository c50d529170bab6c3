import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../../docs/decisions')
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
const RECORDS = globSync('[0-9]*.md', {cwd: FOLDER}).sort()
const RECORD =
  /^# (?<number>\d+)\. \S.*\n\n\*\*Date\.\*\* (?<date>\d{4}-\d{2}-\d{2})\n\*\*Status\.\*\* (?:Accepted|Replaced by record \d+)\b/

test.each(RECORDS)('the record %s has its number, date and status, and its row in the list', (file) => {
  const {number, date} = RECORD.exec(read(file))?.groups ?? {}
  expect(file.startsWith(`${String(number).padStart(4, '0')}-`)).toBe(true)
  const row = read('README.md')
    .split('\n')
    .find((line) => line.startsWith(`| [${number}](${file}) |`))
  expect(row).toMatch(new RegExp(`\\| ${date} \\| (Accepted|Replaced by record \\d+)\\b.*\\|$`))
})

test('the list has no row of a record that is not there', () => {
  const listed = [...read('README.md').matchAll(/^\| \[\d+\]\(([^)]+)\)/gm)].map(([, file]) => file)
  expect(listed).toEqual(RECORDS)
})
