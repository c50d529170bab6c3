import {parseLines} from './ndjson.ts'

const line = JSON.stringify({_id: 'a', _type: 'faq', question: 'Hoe?'})
const other = JSON.stringify({_id: 'b', _type: 'faq'})

describe('the lines of a file', () => {
  test.each([
    ['as we write them', `${line}\n${other}\n`],
    ['of a Windows program, with a mark of their encoding', `\ufeff${line}\r\n${other}\r\n`],
    ['of two such files, one after the other', `\ufeff${line}\n\ufeff${other}`],
    ['with a mark and nothing else', `\ufeff\n${line}\n\n${other}`],
  ])('reads documents %s', (_, text) => {
    expect(parseLines(text, 'x.ndjson').map(({_id}) => _id)).toEqual(['a', 'b'])
  })

  test('names the line that holds no document', () => {
    expect(() => parseLines(`\ufeff${line}\n{`, 'x.ndjson')).toThrow('x.ndjson, line 2 is not a document')
  })
})
