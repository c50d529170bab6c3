type Navigate = (to: string, options?: {replace?: boolean}) => void

declare global {
  interface Window {
    /** Gatsby's function behind navigate and links. */
    ___navigate: Navigate
  }
}

/** Ignores redirects from now on, or nobody could read a page that redirects. Returns Gatsby's own function. */
export function ignoreRedirects(): Navigate {
  const navigate = window.___navigate
  window.___navigate = (to, options) => (options?.replace ? undefined : navigate(to, options))
  return navigate
}
