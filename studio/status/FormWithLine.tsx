import {getPublishedId, type InputProps, isDraftId} from 'sanity'
import {amsterdamDay} from '../../domain/format/dates.ts'
import {DeletedLine} from '../views/deleted/DeletedLine.tsx'
import {PageVisits} from '../views/visits/PageVisits.tsx'
import {DocumentLine} from './DocumentLine.tsx'

type Root = {_id?: string; _createdAt?: string; validFrom?: unknown; firstDay?: unknown}

/** Leaves inputs unchanged; below the whole form shows the visits of a page and its site status, or that it was deleted. */
export function FormWithLine(props: InputProps) {
  const form = props.renderDefault(props)
  const {_id, _createdAt, validFrom, firstDay} = (props.id === 'root' && (props.value as Root | undefined)) || {}
  if (!_id) return form
  // The value has no type any more while the document is gone.
  const type = props.schemaType.name
  const id = getPublishedId(_id)
  const first = validFrom ?? firstDay
  const startsOn = typeof first === 'string' && first > amsterdamDay(new Date()) ? first : null
  return (
    <>
      {form}
      <PageVisits id={id} type={type} />
      <DeletedLine id={id} type={type} wasThere={_createdAt !== undefined}>
        <DocumentLine id={id} type={type} hasDraft={isDraftId(_id)} startsOn={startsOn} />
      </DeletedLine>
    </>
  )
}
