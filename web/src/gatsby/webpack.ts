import {createRequire} from 'node:module'
import path from 'node:path'
import type {CreateWebpackConfigArgs} from 'gatsby'

// Parcel compiles gatsby-node and replaces require.resolve; createRequire is left alone.
const packageFolder = (name: string) =>
  path.dirname(createRequire(path.resolve('package.json')).resolve(`${name}/package.json`))

/** One copy of i18next, and of react-i18next only what is used: some 23 KB gzip less on every page. No source maps are published. */
export function configureWebpack({actions, stage}: CreateWebpackConfigArgs) {
  actions.setWebpackConfig({
    ...(stage === 'build-javascript' && {devtool: false}), // what is deployed is not the source
    resolve: {
      alias: {
        i18next$: path.join(packageFolder('i18next'), 'dist/esm/i18next.js'),
        'react-i18next$': path.resolve('src/i18n/react-i18next-slim.js'),
        // The preview's overlays import it: a stylesheet of webpack's would put its loader into every visitor's runtime.
        '@sanity/ui/styles.css$': path.resolve('src/preview/overlayStyles.js'),
        'react-i18next-es': path.join(packageFolder('react-i18next'), 'dist/es'),
      },
    },
  })
}
