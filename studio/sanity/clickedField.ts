/** A field as the page names it when its text is clicked. */
export type Clicked = {id: string; type: string; path: string}

export const isClicked = (data: unknown): data is Clicked =>
  ['id', 'type', 'path'].every((name) => typeof (data as Record<string, unknown> | null)?.[name] === 'string')

/** Address of the clicked field's document when the field itself is open already; null otherwise. */
export function addressWithoutField({pathname, search}: Pick<Location, 'pathname' | 'search'>, clicked: Clicked) {
  const parts = pathname.split('/')
  const [type, id, path] = parts.slice(-3).map(decodeURIComponent)
  const isOpen = type === clicked.type && id === clicked.id && path === clicked.path
  return isOpen ? parts.slice(0, -1).join('/') + search : null
}
