declare global {
  interface Window {
    /** Path of the page that was opened, set by Gatsby's inline script. */
    pagePath?: string
  }
}

export const openedPath = () => window.pagePath
