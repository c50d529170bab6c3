import type {GatsbyConfig} from 'gatsby'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../domain/texts/languages.ts'
import './src/gatsby/build/browserVariables.ts'
import {siteUrl} from './src/renderer/environment.ts'

const config: GatsbyConfig = {
  trailingSlash: 'always',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  polyfill: false,
  // On Netlify, Gatsby would download an adapter whose redirects and headers take precedence over ours: unknown
  // addresses under /en/ would answer 200. netlify.toml holds the whole configuration.
  adapter: {name: 'none', adapt: () => {}},
  plugins: [
    // Component names would add a kilobyte to each page and its scripts; `pure` lets the bundler drop unused
    // components.
    {resolve: 'gatsby-plugin-styled-components', options: {displayName: false, pure: true}},
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...LANGUAGES],
        defaultLanguage: DEFAULT_LANGUAGE,
        redirect: false, // the default redirects by browser language and blanks the page
        siteUrl,
        trailingSlash: 'always',
        i18nextOptions: {
          keySeparator: false,
          nsSeparator: false,
          interpolation: {escapeValue: false, prefix: '{', suffix: '}'},
        },
      },
    },
  ],
}

export default config
