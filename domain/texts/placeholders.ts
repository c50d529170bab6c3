/** Values by name of their placeholder: `brand` → "Vindkracht", `price:basis:monthly` → "€ 99". */
export type PlaceholderValues = Readonly<Record<string, string>>

export const PLACEHOLDER = /\{([a-zA-Z][\w:-]*)\}/g

export const placeholdersIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')

/** The text cut at its placeholders: words, a name, words, a name, words. */
export const aroundPlaceholders = (text: string): string[] => text.split(PLACEHOLDER)

/** Replaces the placeholders that are known; others stay, since a later step may know them (the chosen plan, a total). */
export function fill(text: string, values: PlaceholderValues): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole)
}
