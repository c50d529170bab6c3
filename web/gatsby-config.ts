import type {GatsbyConfig} from 'gatsby'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../domain/texts/languages.ts'
import {siteUrl} from './src/renderer/environment.ts'

const config: GatsbyConfig = {
  trailingSlash: 'always',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  polyfill: false,
  // On Netlify Gatsby would fetch an adapter of its own choice, whose redirects and headers come before ours: unknown
  // addresses under /en/ would answer 200. netlify.toml says all that there is to say.
  adapter: {name: 'none', adapt: () => {}},
  plugins: [
    // Names of components would be a kilobyte of each page and its scripts; what no page uses of them is left out.
    {resolve: 'gatsby-plugin-styled-components', options: {displayName: false, pure: true}},
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...LANGUAGES],
        defaultLanguage: DEFAULT_LANGUAGE,
        redirect: false, // its default redirects by browser language and blanks the page
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
