import {readFileSync} from 'node:fs'
import path from 'node:path'
import {Schema} from '@sanity/schema'
import {builtinTypes, extractSchema} from '@sanity/schema/_internal'

type Declaration = {name: string}

export const CONTENT_SCHEMA = path.join(import.meta.dirname, '../../domain/content/content.schema.json')

/** Types of the media plugin, which change with its version only. */
const isOfPlugin = ({name}: Declaration) => name.startsWith('media.')

/**
 * Returns the schema as `sanity schema extract` writes it, but for the types of plugins. That command loads the whole Studio,
 * in five times as long. The schema is imported here, because a run of typegen writes a part of it first.
 */
export async function extractOwnTypes(): Promise<Declaration[]> {
  const {schemaTypes} = await import('../schema/index.ts')
  const {changeSet} = await import('../schema/changeSet.ts')
  const types = [...builtinTypes, ...schemaTypes, changeSet]
  const compiled = Schema.compile({name: 'default', types}) as Parameters<typeof extractSchema>[0]
  return JSON.parse(JSON.stringify(extractSchema(compiled, {enforceRequiredFields: true})))
}

/** Returns own types with the plugins' of a file written before, in the place that these had there. */
export function withPluginTypes(own: Declaration[], before: Declaration[]): Declaration[] {
  const afterPlugins = before[before.findLastIndex(isOfPlugin) + 1]?.name
  const place = own.findIndex(({name}) => name === afterPlugins)
  return own.toSpliced(place < 0 ? own.length : place, 0, ...before.filter(isOfPlugin))
}

export const readContentSchema = (): Declaration[] => JSON.parse(readFileSync(CONTENT_SCHEMA, 'utf8'))
