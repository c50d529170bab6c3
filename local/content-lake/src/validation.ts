import {LakeError} from './errors.ts'

const malformed = (description: string) => new LakeError(400, {type: 'invalidBody', description})

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

/** Each validator returns a value of the expected form and throws a 400 for anything else. */
export function object(value: unknown, name?: string): Record<string, unknown> {
  if (isObject(value)) return value
  throw malformed(name ? `"${name}" must be an object` : 'The body must be a JSON object')
}

export function array(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value
  throw malformed(`"${name}" must be an array`)
}

export function optionalText(value: unknown, name: string): string | undefined {
  if (value === undefined || isText(value)) return value
  throw malformed(`"${name}" must be a string`)
}

export function texts(value: unknown, name: string): string[] {
  const all = array(value, name)
  if (all.every(isText)) return all
  throw malformed(`"${name}" must hold strings`)
}

/** A positive whole number in the query string. */
export function optionalCount(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name)
  if (text === null) return undefined
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new LakeError(400, {type: 'invalidParams', description: `"${name}" must be a whole number from 1`})
}
