/** What the site itself has under these addresses: endpoints, the back office, files. No page or redirect of an editor's. */
export const RESERVED = ['api', 'beheer', 'fonts', 'functions', 'images', 'page-data', 'static'] as const
