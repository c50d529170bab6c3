import type {FieldProps} from 'sanity'
import {isLanguage} from '../../domain/texts/languages.ts'
import {useCalm} from './newDocument.ts'
import {isLocaleType} from './texts/localeTypes.ts'

/** A text in its languages, or the address of a page in each: one thing to an editor, and not indented as an object. */
const isLocale = ({schemaType}: FieldProps) =>
  isLocaleType(schemaType.name) ||
  (schemaType.jsonType === 'object' && schemaType.fields.every(({name}) => isLanguage(name)))

/** Every field of the form. */
export function FormField(given: FieldProps) {
  const props = useCalm(given)
  return props.renderDefault(isLocale(props) ? {...props, level: 0} : props)
}
