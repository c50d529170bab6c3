import {EyeClosedIcon} from '@sanity/icons/EyeClosed'
import {defineField, type FieldDefinition, type PreviewConfig, type PreviewValue} from 'sanity'
import {nlEn} from '../language.ts'
import {PARTS} from './fieldGroups/ownPageFields.ts'
import {titled} from './fields.ts'

/** Hides a part without deleting it. An image is a field of other documents too, where there is nothing to hide it from. */
const hidden = defineField({
  name: 'hidden',
  ...titled(
    ['Verborgen', 'Hidden'],
    [
      'Aan: dit onderdeel staat niet op de pagina. Het blijft hier bewaard, met alles wat erin staat.',
      'When on, this part is not on the page. It is kept here with all that is in it.',
    ],
  ),
  type: 'boolean',
  hidden: ({path}) => path[0] !== 'parts',
})

/** Gives the parts of a page a switch that hides them, lists that say so, and a name while they have no title yet. */
export function withHiding<Type extends {name: string}>(type: Type): Type {
  const {fields = [], preview, title} = type as {fields?: FieldDefinition[]; preview?: PreviewConfig; title?: string}
  if (!PARTS.includes(type.name) || !preview) return type
  const {select, prepare = (selection: object) => selection} = preview
  const sayingSo: NonNullable<PreviewConfig['prepare']> = (selection, options) => {
    const prepared: PreviewValue = prepare(selection, options)
    const shown = {...prepared, title: prepared.title || (title ?? type.name)}
    if (!selection.isHidden) return shown
    return {...shown, subtitle: nlEn('Verborgen', 'Hidden'), media: EyeClosedIcon}
  }
  return {
    ...type,
    fields: [...fields, hidden],
    preview: {...preview, select: {...select, isHidden: hidden.name}, prepare: sayingSo},
  }
}
