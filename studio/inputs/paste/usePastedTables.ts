import {useContext} from 'react'
import {insert, type Path, unset, useFormValue, useSchema} from 'sanity'
import {DEFAULT_LANGUAGE, isLanguage} from '../../../domain/texts/languages.ts'
import {tablePartOf} from '../table/tableValue.ts'
import {RootChange} from './rootChange.ts'

type Taking = {fields?: {name: string; type: {of?: {name: string}[]}}[]} | undefined

/** Puts pasted tables below the part of a page that a text is in; null where the page takes none. */
export function usePastedTables(path: Path) {
  const documentType = String(useFormValue(['_type']))
  const [list, part] = path
  const fields = (useSchema().get(documentType) as Taking)?.fields ?? []
  const change = useContext(RootChange)
  const takesTables = fields.some(
    ({name, type}) => name === list && type.of?.some((member) => member.name === 'tablePart'),
  )
  if (!change || !takesTables || typeof list !== 'string' || typeof part !== 'object' || !('_key' in part)) return null
  const language = path.at(-1)
  return {
    /** Returns the keys of the new parts. */
    add: (tables: readonly string[][][]): string[] => {
      const parts = tables.map((cells) => tablePartOf(cells, isLanguage(language) ? language : DEFAULT_LANGUAGE))
      if (parts.length > 0) change([insert(parts, 'after', [list, {_key: part._key}])])
      return parts.map(({_key}) => _key)
    },
    remove: (keys: readonly string[]) => {
      if (keys.length > 0) change(keys.map((_key) => unset([list, {_key}])))
    },
  }
}
