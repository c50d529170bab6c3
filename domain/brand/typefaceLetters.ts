/** Which characters a typeface has, by code point. */
export type Letters = {has: (codePoint: number) => boolean}

/** A typeface by the name that a drawing knows it by. */
export type Face = {name: string; letters: Letters}
/** A piece of a text that is drawn in one typeface. */
export type Run = {face: string; text: string}

/** Nothing is to be seen of these; a typeface without them would draw a box. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/u
const SPACE = /\p{White_Space}/u

/** The characters of a TrueType or OpenType file, from its `cmap` table (formats 4 and 12, which Unicode is kept in). */
export function lettersOf(file: Uint8Array): Letters {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const start = tableOf(view, 'cmap')
  const known = new Set<number>()
  for (let index = 0; index < view.getUint16(start + 2); index++) {
    const at = start + view.getUint32(start + 4 + 8 * index + 4)
    const format = view.getUint16(at)
    if (format === 4) addSegments(view, at, known)
    if (format === 12) addGroups(view, at, known)
  }
  return known
}

function tableOf(view: DataView, name: string): number {
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + 16 * index
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
    if (tag === name) return view.getUint32(at + 8)
  }
  throw new Error(`The typeface has no table "${name}"`)
}

function addSegments(view: DataView, at: number, known: Set<number>) {
  const size = view.getUint16(at + 6) // twice the number of segments
  for (let offset = 0; offset < size; offset += 2) {
    const last = view.getUint16(at + 14 + offset)
    const first = view.getUint16(at + 16 + size + offset)
    const delta = view.getUint16(at + 16 + 2 * size + offset)
    const rangeAt = at + 16 + 3 * size + offset
    const range = view.getUint16(rangeAt)
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = range === 0 ? code + delta : view.getUint16(rangeAt + range + 2 * (code - first))
      if (glyph % 0x10000 !== 0) known.add(code)
    }
  }
}

function addGroups(view: DataView, at: number, known: Set<number>) {
  for (let index = 0; index < view.getUint32(at + 12); index++) {
    const group = at + 16 + 12 * index
    for (let code = view.getUint32(group); code <= view.getUint32(group + 4); code++) known.add(code)
  }
}

const has = ({letters}: Face, character: string) => letters.has(character.codePointAt(0) ?? 0)

/** A text without what is not to be seen, in composed characters; every space that a typeface may lack is a plain one. */
const drawable = (text: string, faces: readonly Face[]): string[] =>
  [...text.normalize('NFC')]
    .filter((character) => !UNDRAWN.test(character))
    .map((character) => (SPACE.test(character) && !faces.every((face) => has(face, character)) ? ' ' : character))

/** The characters of a text that none of the typefaces has, each once. */
export const missingLetters = (text: string, faces: readonly Face[]): string[] => [
  ...new Set(drawable(text, faces).filter((character) => !faces.some((face) => has(face, character)))),
]

/**
 * A text as it is drawn: whole in the first typeface that has all of it, since half of a name in another looks like a mistake;
 * else in runs, each character in the first that has it. What none has is left out.
 */
export function runsOf(text: string, faces: readonly Face[]): Run[] {
  const missing = missingLetters(text, faces)
  const known = drawable(text, faces).filter((character) => !missing.includes(character))
  const characters = missing.length > 0 ? [...known.join('').replace(/ {2,}/g, ' ').trim()] : known
  const whole = faces.find((face) => characters.every((character) => has(face, character)))
  if (whole) return [{face: whole.name, text: characters.join('')}]
  const runs: Run[] = []
  for (const character of characters) {
    const last = runs.at(-1)
    const face = faces.find((each) => has(each, character))?.name ?? ''
    if (last?.face === face) last.text += character
    else runs.push({face, text: character})
  }
  return runs
}
