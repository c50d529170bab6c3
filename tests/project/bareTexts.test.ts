import {globSync, readFileSync} from 'node:fs'
import {bareTexts} from '../support/html/bareTexts.ts'

const found = (jsx: string) =>
  bareTexts([{path: 'a.tsx', text: `export const A = ({on, text, list}: Props) => (\n${jsx}\n)`}])

test('no component of the site has a bare text that comes and goes, or stands behind what does', () => {
  const paths = globSync('web/src/**/*.tsx').filter(
    (path) => !/\.(test|fixture)\.tsx$|^web\/src\/(testing|develop)\//.test(path),
  )
  expect(paths.length).toBeGreaterThan(70)
  expect(bareTexts(paths.map((path) => ({path, text: readFileSync(path, 'utf8')})))).toEqual([])
})

test.each([
  ['a text behind what comes and goes', '<p>{on && <b />}{text}</p>'],
  ['written words behind it', '<p>{on ? <b /> : null} words</p>'],
  ['a text that comes and goes beside others', '<p><b />{on && text}</p>'],
  ['texts of two fragments', '<p>{on ? <><b />{text}</> : <>{text}<i /></>}</p>'],
  ['a text behind a list', '<p>{list.map((item) => <b key={item} />)}{text}</p>'],
  ['a list of texts', '<p>{list.map((item) => <Fragment key={item}><b />{item}</Fragment>)}</p>'],
  ['a text within a fragment of the element', '<p><>{on && <b />}</>{text}</p>'],
  ['a component of a text alone', '<>{text}<b /></>'],
])('finds %s', (_, jsx) => {
  expect(found(jsx)).toEqual(['a.tsx:2'])
})

test('finds a text behind a component of another file that may draw nothing', () => {
  const maybe = {path: 'b.tsx', text: 'export function B({on}: Props) {\n  return on ? <b /> : null\n}'}
  const user = {path: 'a.tsx', text: 'export const A = ({text}: Props) => <p><B on />{text}</p>'}
  expect(bareTexts([maybe, user])).toEqual(['a.tsx:1'])
})

test.each([
  ['a text in an element of its own', '<p>{on && <b />}<span>{text}</span></p>'],
  ['a text before what comes and goes', '<p>{text}{on && <b />}</p>'],
  ['a text that has the element to itself', '<p>{on ? text : <b>{text}</b>}</p>'],
  ['one text or another', '<p><b />{on ? text : list}</p>'],
  ['elements alone', '<p>{on && <b />}{list.map((item) => <i key={item} />)}<u /></p>'],
  ['what never changes', '<p>{text} <b /> words</p>'],
])('lets %s be', (_, jsx) => {
  expect(found(jsx)).toEqual([])
})
