const onNavigation = new Set<() => void>()

export function notifyPreview() {
  for (const tell of onNavigation) tell()
}

const studio = process.env.GATSBY_STUDIO_ORIGIN

/** Returns whether the page is a preview: it is framed, which the policy allows the Studio only. */
export const isPreview = () => Boolean(studio) && window.parent !== window

/** Loads the preview, which shows drafts with click-to-edit. Visitors never load it. */
export function startPreviewInFrame() {
  if (studio && isPreview()) void import('./preview.tsx').then(({startPreview}) => startPreview(studio, onNavigation))
}
