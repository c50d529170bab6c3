/** The cookie in which a browser keeps the name of whoever works in it (studio/embedded/editorName.ts). */
const COOKIE = 'vindkracht_editor'
const NAMED = 'editor-'
const LONGEST = 60

/** Somebody at a browser who has given no name; and programs, such as the first filling of the content. */
const NAMELESS = {id: 'local-editor', displayName: 'Redacteur'}
const PROGRAM = {id: 'program', displayName: 'Vindkracht'}

type Editor = {id: string; displayName: string}
type Headers = (name: string) => string | null

const idOf = (name: string) => `${NAMED}${Buffer.from(name).toString('base64url')}`

function nameIn(cookies: string | null): string {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies ?? '') ?? []
  try {
    return decodeURIComponent(value).trim().slice(0, LONGEST)
  } catch {
    return ''
  }
}

/** Who asks: on one machine everybody may do everything, and a name is for the others to know. */
export function editorOf(header: Headers): Editor {
  const name = nameIn(header('cookie'))
  if (name) return {id: idOf(name), displayName: name}
  return header('origin') ? NAMELESS : PROGRAM
}

/** Whoever wrote something once: the name is in the id, so that nobody needs to be kept. */
export function editorWith(id: string): Editor {
  const known = [NAMELESS, PROGRAM].find((editor) => editor.id === id)
  if (known || !id.startsWith(NAMED)) return known ?? {id, displayName: id}
  return {id, displayName: Buffer.from(id.slice(NAMED.length), 'base64url').toString('utf8')}
}
