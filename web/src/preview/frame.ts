const onNavigation = new Set<() => void>()

export function tellPreview() {
  for (const tell of onNavigation) tell()
}

/** Framed, which the policy allows the Studio only, a page shows the drafts and can be clicked to edit. Nobody else loads this. */
export function startWhereFramed() {
  const studio = process.env.GATSBY_STUDIO_ORIGIN
  if (studio && window.parent !== window)
    void import('./preview.tsx').then(({startPreview}) => startPreview(studio, onNavigation))
}
