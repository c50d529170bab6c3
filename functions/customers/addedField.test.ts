import {execFileSync} from 'node:child_process'
import path from 'node:path'

test('a row more in the table of details is kept, validated, stored, shown, exported and forgotten', () => {
  const fixture = path.join(import.meta.dirname, 'addedField.fixture.ts')
  const output = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', fixture], {encoding: 'utf8'})
  expect(JSON.parse(output)).toEqual({
    keptWhenRefused: true,
    refusedWhenTooLong: 400,
    stored: expect.objectContaining({costCentre: 'PO 12'}),
    atMollie: expect.objectContaining({costCentre: 'PO 12'}),
    inPortal: true,
    inAdmin: true,
    foundBySearch: [true],
    inBooks: ['Kostenplaats', 'PO 13'],
    inOwnData: expect.objectContaining({costCentre: 'PO 13'}),
    forgotten: {country: 'NL'},
  })
})
