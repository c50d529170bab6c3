/** The names of those who write. */
export type EditorNames = {
  /** The cookie in which a browser keeps the name of the editor who works in it. */
  cookie: string
  /** Shown for an editor at a browser who gave no name. */
  nameless: string
  /** Shown for programs, which have no browser. */
  program: string
}

export const EDITORS: EditorNames = {cookie: 'content_lake_editor', nameless: 'Editor', program: 'Program'}

type Editor = {id: string; displayName: string}
type Headers = (name: string) => string | null

const NAMED = 'editor-'
const LONGEST = 60

/** Tells who writes. On one machine everybody may do everything, and a name is for the others to know. */
export class Editors {
  readonly #cookie: RegExp
  readonly #nameless: Editor
  readonly #program: Editor

  constructor({cookie, nameless, program}: EditorNames) {
    this.#cookie = new RegExp(`(?:^|;\\s*)${cookie}=([^;]*)`)
    this.#nameless = {id: 'local-editor', displayName: nameless}
    this.#program = {id: 'program', displayName: program}
  }

  /** The editor or program that sends a request. */
  of(header: Headers): Editor {
    const name = this.#nameIn(header('cookie'))
    if (name) return {id: `${NAMED}${Buffer.from(name).toString('base64url')}`, displayName: name}
    return header('origin') ? this.#nameless : this.#program
  }

  /** An editor of the past: ids encode the name, so no table of authors is needed. */
  withId(id: string): Editor {
    const known = [this.#nameless, this.#program].find((editor) => editor.id === id)
    if (known || !id.startsWith(NAMED)) return known ?? {id, displayName: id}
    return {id, displayName: Buffer.from(id.slice(NAMED.length), 'base64url').toString('utf8')}
  }

  #nameIn(cookies: string | null): string {
    const [, value = ''] = this.#cookie.exec(cookies ?? '') ?? []
    try {
      return decodeURIComponent(value).trim().slice(0, LONGEST)
    } catch {
      return ''
    }
  }
}
