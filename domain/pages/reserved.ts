/** What the site itself has under these addresses: endpoints, the back office, files. No page or redirect of an editor's. */
export const RESERVED = [
  'abonnement',
  'api',
  'beheer',
  'fonts',
  'functions',
  'images',
  'page-data',
  'static',
  'subscription',
] as const
