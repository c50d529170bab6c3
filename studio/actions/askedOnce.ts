import {type DocumentActionComponent, type DocumentActionProps, useDocumentOperation} from 'sanity'

/** Stock actions that ask by themselves, in other words and without looking at the site. */
export type Asking = 'delete' | 'unpublish'

/** A stock action as Sanity offers it, without its question: ours has been answered by then. */
export function withoutQuestion(useStock: DocumentActionComponent, action: Asking): DocumentActionComponent {
  const useAtOnce: DocumentActionComponent = (props) => {
    const stock = useStock(props)
    const operations = useDocumentOperation(props.id, props.type)
    const onHandle = () => {
      if (action === 'unpublish') operations.unpublish.execute()
      else operations.delete.execute(draftOf(props))
    }
    return stock && {...stock, onHandle, dialog: null}
  }
  return Object.assign(useAtOnce, {action, displayName: `AtOnce(${useStock.displayName})`})
}

/** The draft goes with what is published. */
const draftOf = ({draft}: DocumentActionProps) => (draft ? [draft._id] : [])
