import {nlEn} from '../language.ts'

/** The lake reads it (local/lake/options.ts); a port is no part of where a cookie belongs. */
const COOKIE = 'vindkracht_editor'
const YEARS_IN_SECONDS = 10 * 365 * 24 * 3600

/** Name of the editor that this browser remembers; none until one is entered. */
export function editorName(): string {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(document.cookie) ?? []
  return decodeURIComponent(value)
}

/** Name that the lake gives to editors who entered none (local/lake/options.ts). */
const NAMELESS = 'Redacteur'

/** A person's name as the Studio says it; editors without one are called so in its language. */
export const personName = (name: string): string => (name === NAMELESS ? nlEn(NAMELESS, 'Editor') : name)

/** Keeps the name, and opens the Studio again with it. */
export function keepEditorName(name: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: no other way reaches the lake with every request, and at once
  document.cookie = `${COOKIE}=${encodeURIComponent(name.trim())}; path=/; max-age=${YEARS_IN_SECONDS}; samesite=strict`
  location.reload()
}
