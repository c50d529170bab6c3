import {getPublishedId, type InputProps, isDraftId} from 'sanity'
import {DocumentLine} from './DocumentLine.tsx'

/** Every input as it is; below the form as a whole, what the site says of the document. */
export function FormWithLine(props: InputProps) {
  const form = props.renderDefault(props)
  const {_id: id, _type: type} = (props.id === 'root' && (props.value as {_id?: string; _type?: string})) || {}
  if (!id) return form
  return (
    <>
      {form}
      <DocumentLine id={getPublishedId(id)} type={type} hasDraft={isDraftId(id)} />
    </>
  )
}
