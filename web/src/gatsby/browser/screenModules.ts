import type {ElementType} from 'react'

declare global {
  interface Window {
    /** Gatsby's loaders of each screen, also of screens without a page (gatsby/build/placeholderPages.ts). */
    asyncRequires: {components: Record<string, () => Promise<{default: ElementType}>>}
  }
}

/** Gatsby names the chunk of a screen after its file, in lower case with hyphens. */
const lettersOf = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase()

/** Loads the component of a screen, by its file; null when the build has none. */
export async function loadScreen(file: string): Promise<ElementType | null> {
  const letters = lettersOf(file)
  const {components} = window.asyncRequires
  const [, load] = Object.entries(components).find(([name]) => lettersOf(name).endsWith(letters)) ?? []
  return load ? (await load()).default : null
}
