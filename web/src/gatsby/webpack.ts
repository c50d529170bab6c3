import {createRequire} from 'node:module'
import path from 'node:path'
import type {CreateWebpackConfigArgs} from 'gatsby'
import {WEBPACK_POLICY} from '../head/trustedTypes.ts'
import {errorsOrigin} from '../renderer/environment.ts'

// Parcel compiles gatsby-node and replaces require.resolve; createRequire is left alone.
const packageFolder = (name: string) =>
  path.dirname(createRequire(path.resolve('package.json')).resolve(`${name}/package.json`))

/** Resolves to nothing. */
const NOTHING = 'nothing-in-the-browser'

/** Parts of Gatsby and of its plugins that this site never runs: slices, a service worker, scripts in a worker, prefixes in styles. */
const UNUSED =
  /^\.\/(slice|register-service-worker)$|\/(partytown|gatsby-plugin-styled-components)\/gatsby-browser\.js$/

/** Parts that something still asks for by name: Gatsby's heads, as react-helmet makes ours, and what prefixes properties. */
const STANDS_IN = /^\.\/(head\/head-export-handler-for-browser|Prefixer\.js)$/

/** What the browser gets in the place of packages with which the build has drawn the page already. */
const inBrowser = () => ({
  i18next$: path.resolve('src/i18n/i18next-browser.ts'),
  'react-i18next$': path.resolve('src/i18n/react-i18next-browser.ts'),
  'react-helmet$': path.resolve('src/head/helmet-browser.tsx'),
  'browser-lang$': false, // for redirects, of which there are none
  outdent$: false, // for a message of `gatsby develop`
  'gatsby-script$': false,
  'prop-types$': path.resolve('src/gatsby/leftOut.ts'), // React 19 looks at none
  [`${NOTHING}$`]: false,
})

type Compiler = {options: {output: {trustedTypes?: {policyName: string}}}}

/** Its loader names its policy. A plugin, since Gatsby takes no `output` from a site. */
const loadsByPolicy = {
  apply: ({options}: Compiler) => {
    options.output.trustedTypes = {policyName: WEBPACK_POLICY}
  },
}

/** Ours in the place of Gatsby's entry, which it evaluates last. */
function startInTurns({actions, getConfig}: CreateWebpackConfigArgs) {
  const {entry, ...config} = getConfig()
  actions.replaceWebpackConfig({...config, entry: {...entry, app: path.resolve('src/gatsby/inTurns.ts')}})
  actions.setWebpackConfig({resolve: {alias: {'gatsbys-entry$': entry.app}}})
}

/** On one machine nobody reads them. */
const isKeepingMaps = errorsOrigin !== null

/** On the server one copy of i18next, and of react-i18next only what is used. No source maps are published. */
export function configureWebpack(args: CreateWebpackConfigArgs) {
  const {actions, stage, plugins} = args
  const isForBrowser = stage === 'build-javascript'
  if (isForBrowser) startInTurns(args)
  actions.setWebpackConfig({
    ...(isForBrowser && {
      // What is deployed is not the source; where errors are told its maps are kept (finish.ts).
      devtool: isKeepingMaps ? 'hidden-source-map' : false,
      plugins: [
        loadsByPolicy,
        plugins.normalModuleReplacement(UNUSED, (asked: {context: string; request: string}) => {
          if (/[\\/]\.cache$/.test(asked.context)) asked.request = NOTHING
        }),
        plugins.normalModuleReplacement(STANDS_IN, path.resolve('src/gatsby/leftOut.ts')),
      ],
    }),
    resolve: {
      alias: {
        i18next$: path.join(packageFolder('i18next'), 'dist/esm/i18next.js'),
        'react-i18next$': path.resolve('src/i18n/react-i18next-slim.js'),
        // The preview's overlays import it: a stylesheet of webpack's would put its loader into every visitor's runtime.
        '@sanity/ui/styles.css$': path.resolve('src/preview/overlayStyles.js'),
        'react-i18next-es': path.join(packageFolder('react-i18next'), 'dist/es'),
        ...(isForBrowser && inBrowser()),
      },
    },
  })
}
