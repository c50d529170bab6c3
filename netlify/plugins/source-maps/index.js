/**
 * Gives the maps of a deploy's scripts to where its errors are told, so that a place in a script is a place in the source
 * there. They are not published (web/src/gatsby/build/finishBuild.ts). Sentry's own program does it, for what speaks the same as well:
 * it reads SENTRY_AUTH_TOKEN, SENTRY_ORG, SENTRY_PROJECT and SENTRY_URL. Without the first nothing is done, and whatever
 * comes of it, the deploy stays.
 */
const PROGRAM = '@sentry/cli@3.8.0'

export async function onSuccess({utils}) {
  const {SENTRY_AUTH_TOKEN, ERRORS_DSN, DEPLOY_ID} = process.env
  if (!SENTRY_AUTH_TOKEN || !ERRORS_DSN) return
  // The scripts too: a map belongs to the one of its name.
  const folders = ['web/public', 'web/.source-maps']
  try {
    await utils.run('npx', ['--yes', PROGRAM, 'sourcemaps', 'upload', '--release', DEPLOY_ID, ...folders])
  } catch (error) {
    utils.build.failPlugin('The source maps could not be handed over', {error})
  }
}
