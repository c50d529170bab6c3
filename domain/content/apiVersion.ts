/** The one version of Sanity's API that everything speaks; a day, as Sanity dates them. */
export const API_VERSION = '2025-02-19'
