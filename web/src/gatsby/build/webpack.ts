import {createRequire} from 'node:module'
import path from 'node:path'
import type {CreateWebpackConfigArgs} from 'gatsby'
import {WEBPACK_POLICY} from '../../head/trustedTypes.ts'
import {errorsOrigin} from '../../renderer/environment.ts'

// Parcel compiles gatsby-node and replaces require.resolve; it leaves createRequire alone.
const packageFolder = (name: string) =>
  path.dirname(createRequire(path.resolve('package.json')).resolve(`${name}/package.json`))

/** Module that resolves to nothing. */
const NOTHING = 'nothing-in-the-browser'

/** Modules of Gatsby and its plugins that this site never runs: slices, a service worker, Partytown, style prefixes. */
const UNUSED =
  /^\.\/(slice|register-service-worker)$|\/(partytown|gatsby-plugin-styled-components)\/gatsby-browser\.js$/

/**
 * Modules that others import by name: Gatsby's head exports (react-helmet does that here) and a prefixer of CSS
 * properties.
 */
const REPLACED = /^\.\/(head\/head-export-handler-for-browser|Prefixer\.js)$/

/** lucide's maker of icons, which takes a kilobyte for options that no icon here has. */
const ICON_MAKER = /\/createLucideIcon\.mjs$/

/** Babel's copy of an iterable for old browsers, which Gatsby's preset asks for whatever the browsers. */
const COPY_OF_ITERABLE = /\/helpers\/(esm\/)?toConsumableArray(\.js)?$/

/** Modules of structured data, which programs read in the HTML: the scripts of a page have no use for them. */
export const STRUCTURED_DATA = /\/(JsonLd\.tsx|jsonLd\.ts|articleJsonLd\.ts|structuredData\.ts)$/

/** Browser replacements for packages whose work the build has done already. */
const browserReplacements = () => ({
  i18next$: path.resolve('src/gatsby/browser/i18next.ts'),
  'react-i18next$': path.resolve('src/gatsby/browser/react-i18next.ts'),
  'react-helmet$': path.resolve('src/gatsby/browser/react-helmet.tsx'),
  'browser-lang$': false, // used for redirects, which are off
  outdent$: false, // used for a message of `gatsby develop`
  'gatsby-script$': false,
  'prop-types$': path.resolve('src/gatsby/browser/unusedModules.ts'), // React 19 ignores them
  [`${NOTHING}$`]: false,
})

type Output = {trustedTypes?: {policyName: string}; hashDigestLength?: number; environment?: object}

/**
 * Names the Trusted Types policy of webpack's loader, and lets it write for the browsers of package.json: Gatsby's loader
 * is ES5, and its names of files twice as long as versions of one file need. A plugin, since Gatsby ignores `output` of a
 * site's configuration.
 */
const loaderOutput = {
  apply: ({options: {output}}: {options: {output: Output}}) => {
    output.trustedTypes = {policyName: WEBPACK_POLICY}
    output.hashDigestLength = 10
    output.environment = {...output.environment, arrowFunction: true}
  },
}

type Minimizer = {options?: {extractComments?: unknown; minimizer?: {options?: object}}}
const ecma = 2020

/**
 * Lets the minimizer write for the browsers of package.json: Gatsby's writes ES5. Licences stay in a file beside each script,
 * whose whole name in the script would cost as much as a small component.
 */
const smallerScripts = {
  apply: ({options: {optimization}}: {options: {optimization?: {minimizer?: Minimizer[]}}}) => {
    for (const {options} of optimization?.minimizer ?? []) {
      if (!options?.extractComments || !options.minimizer) continue
      options.extractComments = {banner: 'Licences: add .LICENSE.txt'}
      options.minimizer.options = {ecma, compress: {ecma}, output: {ecma}, mangle: true}
    }
  },
}

/** Replaces Gatsby's entry with ours, which evaluates Gatsby's last. */
function replaceEntry({actions, getConfig}: CreateWebpackConfigArgs) {
  const {entry, ...config} = getConfig()
  actions.replaceWebpackConfig({...config, entry: {...entry, app: path.resolve('src/gatsby/build/browserEntry.ts')}})
  actions.setWebpackConfig({resolve: {alias: {'gatsbys-entry$': entry.app}}})
}

/** Without an error tracker nobody reads source maps. */
const isKeepingMaps = errorsOrigin !== null

/**
 * Configures webpack: on the server one copy of i18next and only the used parts of react-i18next; in the browser the
 * replacements above. Source maps are never published.
 */
export function configureWebpack(args: CreateWebpackConfigArgs) {
  const {actions, stage, plugins} = args
  const isForBrowser = stage === 'build-javascript'
  if (isForBrowser) replaceEntry(args)
  actions.setWebpackConfig({
    ...(isForBrowser && {
      // The error tracker needs the maps; finishBuild.ts moves them out of the published files.
      devtool: isKeepingMaps ? 'hidden-source-map' : false,
      plugins: [
        loaderOutput,
        smallerScripts,
        plugins.normalModuleReplacement(UNUSED, (asked: {context: string; request: string}) => {
          if (/[\\/]\.cache$/.test(asked.context)) asked.request = NOTHING
        }),
        plugins.normalModuleReplacement(REPLACED, path.resolve('src/gatsby/browser/unusedModules.ts')),
        plugins.normalModuleReplacement(ICON_MAKER, path.resolve('src/gatsby/browser/lineIcon.ts')),
        plugins.normalModuleReplacement(COPY_OF_ITERABLE, path.resolve('src/gatsby/browser/arrayFrom.ts')),
        plugins.normalModuleReplacement(STRUCTURED_DATA, path.resolve('src/head/noStructuredData.ts')),
      ],
    }),
    resolve: {
      alias: {
        i18next$: path.join(packageFolder('i18next'), 'dist/esm/i18next.js'),
        'react-i18next$': path.resolve('src/gatsby/build/react-i18next.js'),
        // The preview's overlays import it: as a stylesheet of webpack's it would add a loader to every visitor's
        // runtime.
        '@sanity/ui/styles.css$': path.resolve('src/gatsby/browser/overlayStyles.js'),
        'react-i18next-es': path.join(packageFolder('react-i18next'), 'dist/es'),
        ...(isForBrowser && browserReplacements()),
      },
    },
  })
}
