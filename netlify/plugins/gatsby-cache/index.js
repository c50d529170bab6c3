/**
 * Keeps what Gatsby knows from one build of Netlify to the next, by the cache that Netlify documents for plugins. Both
 * folders or neither: Gatsby leaves out of `public` what `.cache` says it has written.
 */
const FOLDERS = ['web/.cache', 'web/public']

export async function onPreBuild({utils}) {
  const isThere = await utils.cache.restore(FOLDERS)
  console.log(isThere ? "Gatsby's cache of the last build is used" : 'There is no cache of an earlier build')
}

export async function onPostBuild({utils}) {
  await utils.cache.save(FOLDERS)
}
