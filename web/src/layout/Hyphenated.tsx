import {usePage} from '../page/usePage.ts'

/** A heading whose long words may be divided, with a hyphen, where they do not fit (renderer/content/hyphenation.ts). */
export function Hyphenated({children}: {children: string}) {
  const {hyphens} = usePage()
  return hyphens ? children.replace(/\p{L}{13,}/gu, (word) => hyphens[word] ?? word) : children
}
