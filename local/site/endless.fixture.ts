import {registerHooks} from 'node:module'

/** Preloaded into the site's program (`--import`): a build that begins never ends. */
export * from './build.ts'
export const buildSite = () => new Promise<never>(() => {})

registerHooks({
  resolve: (specifier, context, next) => {
    const isForProgram = specifier === './build.ts' && context.parentURL?.endsWith('/site/main.ts')
    return isForProgram ? {url: import.meta.url, shortCircuit: true} : next(specifier, context)
  },
})
