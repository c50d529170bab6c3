import {getPublishedId, type InputProps, isDraftId} from 'sanity'
import {DocumentLine} from './DocumentLine.tsx'

/** Every input as it is; below the form as a whole, what the site says of the document. */
export function FormWithLine(props: InputProps) {
  const form = props.renderDefault(props)
  const id = props.id === 'root' ? (props.value as {_id?: string} | undefined)?._id : undefined
  if (!id) return form
  return (
    <>
      {form}
      <DocumentLine id={getPublishedId(id)} hasDraft={isDraftId(id)} />
    </>
  )
}
