import type {Environment} from './read.ts'

/** Deploy context: Netlify's, or one machine (`npm start`, commands, builds by hand). */
export type DeployContext = 'production' | 'deploy-preview' | 'branch-deploy' | 'embedded'

export function deployContext({CONTEXT, NETLIFY}: Environment): DeployContext {
  if (!CONTEXT) return NETLIFY ? 'production' : 'embedded'
  if (CONTEXT === 'dev') return 'embedded'
  return CONTEXT === 'production' || CONTEXT === 'deploy-preview' ? CONTEXT : 'branch-deploy'
}

/** Whether this is a deploy that only shows what a change would be. */
export function isPreview(environment: Environment): boolean {
  const context = deployContext(environment)
  return context === 'deploy-preview' || context === 'branch-deploy'
}

/**
 * The public address of the site, without a final slash; undefined when nothing says it. A preview is at an address of its
 * own, whatever the settings that it shares with production say. Whether it is a right one, the guards say.
 */
export function publicUrl(environment: Environment): string | undefined {
  const own = isPreview(environment) ? environment.DEPLOY_PRIME_URL : environment.SITE_URL
  return (own || environment.URL || undefined)?.replace(/\/$/, '')
}
