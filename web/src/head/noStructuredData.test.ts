import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {STRUCTURED_DATA} from '../gatsby/build/webpack.ts'
import * as replacement from './noStructuredData.ts'

const WEB = path.resolve(import.meta.dirname, '..')

test('has everything that pages import of their structured data', () => {
  const imports = globSync('{head,layout,screens}/**/*.tsx', {cwd: WEB, exclude: ['**/*.test.tsx']}).flatMap((file) =>
    [...readFileSync(path.join(WEB, file), 'utf8').matchAll(/^import \{(.*)\} from '(.*)'$/gm)].flatMap(
      ([, names = '', from = '']) => (STRUCTURED_DATA.test(from) ? names.split(', ') : []),
    ),
  )
  expect(imports.length).toBeGreaterThan(4)
  expect(Object.keys(replacement)).toEqual(expect.arrayContaining(imports))
})
