/**
 * Encodes the difference between two documents as a Mendoza patch (the npm package `mendoza` only decodes).
 * Opcodes: https://github.com/sanity-io/mendoza. An object starts from a copy of its input, an array from nothing.
 */
const VALUE = 0
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const RETURN_INTO_ARRAY_POP = 16
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_DELETE_FIELD = 19
const ARRAY_APPEND_VALUE = 20
const ARRAY_APPEND_SLICE = 21
const STRING_APPEND_STRING = 22
const STRING_APPEND_SLICE = 23

type Json = unknown
type Fields = Record<string, Json>

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

function equal(a: Json, b: Json): boolean {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((x, i) => equal(x, b[i]))
  if (!isFields(a) || !isFields(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && equal(a[key], b[key]))
}

/** The patch that turns `left` into `right`; `null` stands for "no document". */
export function encodePatch(left: Json, right: Json): Json[] {
  if (!isFields(left) || !isFields(right)) return [VALUE, right ?? null]
  const out: Json[] = []
  encodeObject(left, right, out)
  return out
}

function encodeObject(left: Fields, right: Fields, out: Json[]) {
  const keys = Object.keys(left).sort() // operators address fields by their index in sorted order
  keys.forEach((key, index) => {
    if (!(key in right)) out.push(OBJECT_DELETE_FIELD, index)
  })
  keys.forEach((key, index) => {
    if (key in right && !equal(left[key], right[key])) encodeField(key, index, left[key], right[key], out)
  })
  for (const key of Object.keys(right)) if (!(key in left)) out.push(OBJECT_SET_FIELD_VALUE, right[key], key)
}

function encodeField(key: string, index: number, left: Json, right: Json, out: Json[]) {
  if (isFields(left) && isFields(right)) {
    out.push(PUSH_FIELD_COPY, index)
    encodeObject(left, right, out)
    out.push(RETURN_INTO_OBJECT_SAME_KEY_POP)
    return
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    out.push(PUSH_FIELD_BLANK, index)
    encodeArray(left, right, out)
    out.push(RETURN_INTO_OBJECT_SAME_KEY_POP)
    return
  }
  const text = typeof left === 'string' && typeof right === 'string' ? encodeString(left, right) : null
  if (text) out.push(PUSH_FIELD_BLANK, index, ...text, RETURN_INTO_OBJECT_SAME_KEY_POP)
  else out.push(OBJECT_SET_FIELD_VALUE, right, key)
}

function identity(value: Json): string {
  const key = isFields(value) ? value._key : undefined
  return typeof key === 'string' ? key : `#${JSON.stringify(value)}`
}

function encodeArray(left: Json[], right: Json[], out: Json[]) {
  if (right.length === 0) {
    out.push(ARRAY_APPEND_SLICE, 0, 0)
    return
  }
  const positions = new Map(left.map((value, index) => [identity(value), index]))
  let run: [from: number, to: number] = [0, 0]
  const flush = () => {
    if (run[0] < run[1]) out.push(ARRAY_APPEND_SLICE, ...run)
    run = [0, 0]
  }
  for (const value of right) {
    const index = positions.get(identity(value)) ?? -1
    const before = left[index]
    if (index >= 0 && equal(before, value)) {
      if (run[1] !== index) flush()
      run = run[0] < run[1] ? [run[0], index + 1] : [index, index + 1]
      continue
    }
    flush()
    if (isFields(before) && isFields(value)) {
      out.push(PUSH_ELEMENT_COPY, index)
      encodeObject(before, value, out)
      out.push(RETURN_INTO_ARRAY_POP)
    } else out.push(ARRAY_APPEND_VALUE, value)
  }
  flush()
}

/** Offsets are UTF-8 bytes; splitting by code point keeps surrogate pairs whole. Null: no gain, set the value. */
function encodeString(left: string, right: string): Json[] | null {
  const a = [...left]
  const b = [...right]
  let prefix = 0
  while (prefix < a.length && prefix < b.length && a[prefix] === b[prefix]) prefix++
  let suffix = 0
  const room = Math.min(a.length, b.length) - prefix
  while (suffix < room && a[a.length - 1 - suffix] === b[b.length - 1 - suffix]) suffix++
  if (prefix + suffix === 0 || right === '') return null
  const bytes = Buffer.byteLength
  const out: Json[] = []
  const middle = b.slice(prefix, b.length - suffix).join('')
  if (prefix) out.push(STRING_APPEND_SLICE, 0, bytes(a.slice(0, prefix).join('')))
  if (middle) out.push(STRING_APPEND_STRING, middle)
  if (suffix) out.push(STRING_APPEND_SLICE, bytes(left) - bytes(a.slice(a.length - suffix).join('')), bytes(left))
  return out
}
