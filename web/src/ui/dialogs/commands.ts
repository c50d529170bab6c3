import type {MouseEvent} from 'react'

/** Fallback for browsers without `command` on buttons. */
function act(id: string, action: 'open' | 'close') {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  if (action === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

/** React passes these attributes through; its types do not know them yet. */
const attributes = (command: 'show-modal' | 'close', commandfor: string) => ({command, commandfor}) as object

/** Makes a button open the native dialog with this id, also without JavaScript. */
export const opens = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  onClick: () => act(id, 'open'),
  ...attributes('show-modal', id),
})

/** Makes a button close the native dialog with this id. */
export const closes = (id: string) => ({onClick: () => act(id, 'close'), ...attributes('close', id)})

/** Makes a native dialog close on a click outside, also in browsers without `closedby`. */
export const closesOutside = () => ({
  ...({closedby: 'any'} as object),
  onClick: ({target, currentTarget}: MouseEvent<HTMLDialogElement>) => {
    // A link may lead to a part of the page that the dialog covers.
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close()
  },
})
