const onNavigation = new Set<() => void>()

export function tellPreview() {
  for (const tell of onNavigation) tell()
}

const studio = process.env.GATSBY_STUDIO_ORIGIN

/** Framed, which the policy allows the Studio only, a page is its preview. */
export const isPreview = () => Boolean(studio) && window.parent !== window

/** The preview shows the drafts and can be clicked to edit. Nobody else loads this. */
export function startWhereFramed() {
  if (studio && isPreview()) void import('./preview.tsx').then(({startPreview}) => startPreview(studio, onNavigation))
}
