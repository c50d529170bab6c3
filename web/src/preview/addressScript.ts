/**
 * Runs in the preview before Gatsby reads the address: the Studio adds a parameter to the address of its frame, for which
 * Gatsby would take this for another page, and never refresh it.
 */
export const addressScript = `(function(u){if(u.searchParams.has('sanity-preview-perspective')){u.searchParams.delete('sanity-preview-perspective');history.replaceState(null,'',u)}})(new URL(location.href))`
