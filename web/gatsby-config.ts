import type {GatsbyConfig} from 'gatsby'
import {DEFAULT_LANGUAGE, LANGUAGES} from './src/model.ts'
import {functionsUrl, siteUrl} from './src/renderer/environment.ts'

const config: GatsbyConfig = {
  trailingSlash: 'always',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  polyfill: false,
  // The preview's own server has no functions.
  ...(functionsUrl && {proxy: {prefix: '/api', url: functionsUrl}}),
  plugins: [
    'gatsby-plugin-styled-components',
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
