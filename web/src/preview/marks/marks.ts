/**
 * A mark: invisible characters before a text that hold an index into a table of sources, so that the origin of a text
 * survives pure functions and components. In the page it becomes an attribute.
 */
const DIGITS = ['\u200b', '\u200c', '\u200d', '\u2060']
const START = '\u2063'
const LENGTH = 8
const MARK = new RegExp(`${START}([${DIGITS.join('')}]{${LENGTH}})`, 'g')

const sources: string[] = []
const marks = new Map<string, string>()

/** Returns the mark of a source; always the same one, so that an unchanged text is not rendered again. */
export function markOf(source: string): string {
  const mark = marks.get(source) ?? newMark(sources.push(source) - 1)
  marks.set(source, mark)
  return mark
}

function newMark(number: number): string {
  const places = Array.from({length: LENGTH}, (_, place) => Math.floor(number / 4 ** place) % 4)
  return START + places.map((digit) => DIGITS[digit]).join('')
}

/** Returns the text without marks. */
export const unmarked = (text: string): string => text.replace(MARK, '')

/** Returns the sources of a text's marks, in order. */
export const sourcesOf = (text: string): string[] =>
  [...text.matchAll(MARK)].flatMap(([, digits = '']) => {
    const number = [...digits].reduce((sum, digit, place) => sum + DIGITS.indexOf(digit) * 4 ** place, 0)
    return sources[number] ?? []
  })
