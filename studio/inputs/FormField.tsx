import type {FieldProps} from 'sanity'
import {isLocaleType} from './texts/localeTypes.ts'

/** Every field of the form: a text in its languages is one thing to an editor, and not indented as an object. */
export const FormField = (props: FieldProps) =>
  props.renderDefault(isLocaleType(props.schemaType.name) ? {...props, level: 0} : props)
