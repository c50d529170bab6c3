import {createContext, useContext} from 'react'
import type {FieldProps, InputProps} from 'sanity'

/** Whether the document of the form was never published. */
export const IsNew = createContext(false)

const MADE = ['_type', '_key']

/** An object that the form has just made knows its type, and has nothing in it yet. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.entries(value).every(([name, held]) => MADE.includes(name) || isEmpty(held)))

/**
 * Makes notes of the faults of a field that is merely empty, in a document that was never published: an editor who wrote
 * its title could not have filled in the rest. Publish still waits for it.
 */
export function useCalm<Props extends FieldProps | InputProps>(props: Props): Props {
  const isNew = useContext(IsNew)
  if (!isNew || !isEmpty(props.value) || props.validation.length === 0) return props
  const validation = props.validation.map((marker) => ({...marker, level: 'info' as const}))
  return {...props, validation, ...('validationError' in props && {validationError: undefined})}
}
