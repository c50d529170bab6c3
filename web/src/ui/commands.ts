import type {MouseEvent} from 'react'

/** Where a browser lacks `command` on buttons, the click does the same. */
function act(id: string, action: 'open' | 'close') {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  if (action === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

/** React passes these attributes through as they are; its types do not know them yet. */
const attributes = (command: 'show-modal' | 'close', commandfor: string) => ({command, commandfor}) as object

/** Makes a button open the native dialog with this id, also without JavaScript. */
export const opens = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  onClick: () => act(id, 'open'),
  ...attributes('show-modal', id),
})

/** Makes a button close the native dialog with this id. */
export const closes = (id: string) => ({onClick: () => act(id, 'close'), ...attributes('close', id)})

/** Makes a native dialog close when the ground around it is clicked, also where `closedby` is not known. */
export const closesOutside = () => ({
  ...({closedby: 'any'} as object),
  onClick: ({target, currentTarget}: MouseEvent<HTMLDialogElement>) => {
    // A link may lead to a part of the page that the dialog lies over.
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close()
  },
})
