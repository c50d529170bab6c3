/** Addresses of the site itself: endpoints, admin, files. No page or redirect of an editor may have them. */
export const RESERVED = [
  'abonnement',
  'api',
  'beheer',
  'fonts',
  'functions',
  'images',
  'measure-the-wind',
  'meet-de-wind',
  'page-data',
  'static',
  'subscription',
] as const
