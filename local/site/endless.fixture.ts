import {registerHooks} from 'node:module'

/** Put before the site's program (`--import`): all of it as it is, but that a build which is begun never ends. */
export * from './build.ts'
export const buildSite = () => new Promise<never>(() => {})

registerHooks({
  resolve: (specifier, context, next) => {
    const isForProgram = specifier === './build.ts' && context.parentURL?.endsWith('/site/main.ts')
    return isForProgram ? {url: import.meta.url, shortCircuit: true} : next(specifier, context)
  },
})
