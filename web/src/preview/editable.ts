/**
 * Names the document (and field) that an element shows, for the preview only: builds carry neither attributes nor
 * invisible characters.
 */
export function editable(document: {_id: string; _type: string}, path = ''): {'data-sanity'?: string} {
  if (process.env.NODE_ENV !== 'development') return {}
  const field = path || 'title'
  return {'data-sanity': `id=${document._id};type=${document._type};path=${field};base=${encodeURIComponent('/')}`}
}

/** A document of which there is one: its id is its type. */
export const singleton = (type: string) => ({_id: type, _type: type})
