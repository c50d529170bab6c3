/**
 * A mark: some invisible characters before a text that name a row of a table, so that where the text comes from is still
 * known after the pure functions and the components have worked on it. In the page it becomes an attribute.
 */
const DIGITS = ['\u200b', '\u200c', '\u200d', '\u2060']
const START = '\u2063'
const LENGTH = 8
const MARK = new RegExp(`${START}([${DIGITS.join('')}]{${LENGTH}})`, 'g')

const sources: string[] = []
const marks = new Map<string, string>()

/** The mark of a source; the same one each time, so that a text that did not change is not drawn anew. */
export function markOf(source: string): string {
  const mark = marks.get(source) ?? newMark(sources.push(source) - 1)
  marks.set(source, mark)
  return mark
}

function newMark(number: number): string {
  const places = Array.from({length: LENGTH}, (_, place) => Math.floor(number / 4 ** place) % 4)
  return START + places.map((digit) => DIGITS[digit]).join('')
}

/** The text without marks. */
export const unmarked = (text: string): string => text.replace(MARK, '')

/** The sources of a text's marks, in their order. */
export const sourcesOf = (text: string): string[] =>
  [...text.matchAll(MARK)].flatMap(([, digits = '']) => {
    const number = [...digits].reduce((sum, digit, place) => sum + DIGITS.indexOf(digit) * 4 ** place, 0)
    return sources[number] ?? []
  })
